import { createServer, type AddressInfo, type Server } from 'node:net';
import { createVirusScanner } from './virus-scanner';

/** Answers like ClamAV: it finds something in files that say so. */
function startScanner(answerTo: (content: string) => string | null): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const command = 'zINSTREAM\0';
      if (received.length < command.length + 4) return;
      const length = received.readUInt32BE(command.length);
      const start = command.length + 4;
      if (received.length < start + length + 4) return;
      const answer = answerTo(received.subarray(start, start + length).toString());
      if (answer !== null) socket.end(`${answer}\0`);
    });
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('the virus scanner', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startScanner((content) => {
      if (content.includes('silent')) return null;
      if (content.includes('large')) return 'INSTREAM size limit exceeded. ERROR';
      return content.includes('virus') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    });
  });
  afterAll(() => void server.close());
  const check = (content: string, timeoutMs?: number) =>
    createVirusScanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }, timeoutMs).requireClean(
      Buffer.from(content),
    );

  it('lets clean files through, also large ones', async () => {
    await expect(check('Dear press')).resolves.toBeUndefined();
    await expect(check('x'.repeat(2_000_000))).resolves.toBeUndefined();
  });

  it('refuses a file in which something was found', async () => {
    await expect(check('a virus')).rejects.toMatchObject({ status: 422, key: 'errors.upload.infected' });
  });

  it('refuses what could not be examined', async () => {
    const notScanned = { status: 503, key: 'errors.upload.notScanned' };
    await expect(check('too large')).rejects.toMatchObject(notScanned);
    await expect(check('silent', 50)).rejects.toMatchObject(notScanned);
    const closed = await startScanner(() => null);
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => void closed.close(resolve));
    const scanner = createVirusScanner({ host: '127.0.0.1', port });
    await expect(scanner.requireClean(Buffer.from('x'))).rejects.toMatchObject(notScanned);
  });

  it('is not asked where none is configured', async () => {
    await expect(createVirusScanner(null).requireClean(Buffer.from('a virus'))).resolves.toBeUndefined();
  });
});
