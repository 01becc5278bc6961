import { once } from 'node:events';
import { createServer } from 'node:http';
import { readToEnd, startShell, type StartedShell, type StartShellOptions } from '../testing/start-shell';

let shell: StartedShell;
const start = async (options?: StartShellOptions) => (shell = await startShell(options));
afterEach(() => shell.stop());

const post = (length: number, path = '/api/companies') =>
  `POST ${path} HTTP/1.1\r\nHost: park\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** 500 clients that have sent the headers and one byte of their upload. */
async function openUploads(addresses: number): Promise<void> {
  const sockets = Array.from({ length: 500 }, (_, number) =>
    shell.open(`${post(1_000)}{`, `127.0.0.${2 + (number % addresses)}`),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await shell.whenAsked(500);
}

const withinMs = (timeoutMs: number, init: RequestInit = {}) => ({ ...init, signal: AbortSignal.timeout(timeoutMs) });

describe('500 clients with unfinished uploads', () => {
  it.each([
    ['from one address', 1],
    ['from 100 addresses', 100],
  ])('%s keep nobody waiting', async (_name, addresses) => {
    await start({ limits: { upstreamConnections: 128 } });
    await openUploads(addresses);
    const body = JSON.stringify({ name: 'Acme' });
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all([
      fetch(`${shell.origin}/api/companies/query`, withinMs(1_000)),
      fetch(`${shell.origin}/api/auth/login`, withinMs(1_000, { method: 'POST', headers, body })),
      fetch(`${shell.origin}/companies`, withinMs(1_000)),
      fetch(`${shell.origin}/readyz`, withinMs(1_000)),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 404, 200]);
    // The page, its health check and these calls; none of the uploads.
    expect(shell.upstreamConnections()).toBeLessThan(10);
  });

  it('do not keep others behind their own address from uploading', async () => {
    await start({ limits: { upstreamConnections: 128 } });
    const sockets = Array.from({ length: 500 }, () => shell.open(`${post(1_000)}{`));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await shell.whenAsked(500);
    const answer = await fetch(
      `${shell.origin}/api/auth/login`,
      withinMs(1_000, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    );
    expect(answer.status).toBe(200);
  });
});

test('the oldest unfinished upload is refused with 408 when an address has too many', async () => {
  await start({ limits: { unfinishedBodiesPerAddress: 2 } });
  const first = shell.open(`${post(10)}{`);
  await once(first, 'connect');
  const answer = readToEnd(first);
  for (let opened = 0; opened < 2; opened += 1) await once(shell.open(`${post(10)}{`), 'connect');
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*"key":"errors\.timeout"/);
});

describe('a body', () => {
  it('reaches the api completely, with its type and length, over one connection', async () => {
    const received: { type?: string; length?: string; body: string }[] = [];
    await start({
      api: (request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          received.push({ type: request.headers['content-type'], length: request.headers['content-length'], body });
          response.end('{}');
        });
      },
    });
    const form = new FormData();
    form.set('image', new Blob(['é'.repeat(50_000)]), 'image.png');
    const sent = new Request(shell.origin, { method: 'POST', body: form });
    const type = sent.headers.get('content-type') ?? '';
    const body = await sent.text();
    await fetch(`${shell.origin}/api/images`, { method: 'POST', headers: { 'content-type': type }, body });
    await fetch(`${shell.origin}/api/x`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '' });
    await fetch(`${shell.origin}/api/x`, { method: 'DELETE' });
    expect(received).toEqual([
      { type, length: String(Buffer.byteLength(body)), body },
      { type: 'application/json', length: '0', body: '' },
      { type: undefined, length: undefined, body: '' },
    ]);
    expect(shell.upstreamConnections()).toBe(1);
  });

  it('that arrives in pieces uses a connection to the api only once it is complete', async () => {
    await start();
    const socket = shell.open(`${post(4)}{`);
    await once(socket, 'connect');
    expect((await fetch(`${shell.origin}/robots.txt`)).status).toBe(200);
    expect(shell.upstreamConnections()).toBe(0);
    socket.write('"}"');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
    expect(shell.upstreamConnections()).toBe(1);
  });

  it.each([
    ['announced', `${post(2_000)}x`],
    [
      'sent in chunks',
      `POST /api/x HTTP/1.1\r\nHost: park\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n${'x'.repeat(2_000)}\r\n`,
    ],
  ])('that is too large, %s, is answered 413 without asking the api', async (_name, text) => {
    await start({ limits: { bodyBytes: 1_000 } });
    expect(await readToEnd(shell.open(text))).toMatch(/^HTTP\/1\.1 413 [^]*"key":"errors\.tooLarge"/);
    expect(shell.upstreamConnections()).toBe(0);
  });

  it('that needs more memory than its address may use ends the slowest ones of that address', async () => {
    await start({ limits: { bodyBytesPerAddress: 3_000 } });
    const slow = shell.open(post(5_000) + 'x'.repeat(2_000), '127.0.0.2');
    const slowAnswer = readToEnd(slow);
    const other = shell.open(post(3_000) + 'x'.repeat(2_000), '127.0.0.3');
    await Promise.all([once(slow, 'connect'), once(other, 'connect')]);
    expect((await fetch(`${shell.origin}/robots.txt`)).status).toBe(200);
    const quick = shell.open(post(2_000) + 'x'.repeat(2_000), '127.0.0.2');
    const [quickAnswer] = (await once(quick, 'data')) as [Buffer];
    expect(quickAnswer.toString()).toMatch(/^HTTP\/1\.1 200/);
    expect(await slowAnswer).toMatch(/^HTTP\/1\.1 408/);
    other.write('x'.repeat(1_000));
    const [otherAnswer] = (await once(other, 'data')) as [Buffer];
    expect(otherAnswer.toString()).toMatch(/^HTTP\/1\.1 200/);
  });

  it('that finds no free memory is refused with 503, and the memory is free again after the responses', async () => {
    const answers: (() => void)[] = [];
    await start({
      limits: { bodyBytesInTotal: 3_000 },
      api: (_request, response) => void answers.push(() => response.end('{}')),
    });
    const upload = `${post(2_000).replace('Host', 'Connection: close\r\nHost')}${'x'.repeat(2_000)}`;
    const first = readToEnd(shell.open(upload, '127.0.0.2'));
    await shell.whenApiAsked(1);
    expect(await readToEnd(shell.open(upload, '127.0.0.3'))).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/);
    answers[0]?.();
    expect(await first).toMatch(/^HTTP\/1\.1 200/);
    const second = readToEnd(shell.open(upload, '127.0.0.3'));
    await shell.whenApiAsked(2);
    answers[1]?.();
    expect(await second).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('time limits', () => {
  const timeoutsMs = { headers: 200, request: 400, connection: 60_000, keepAlive: 60_000, checkInterval: 50 };

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: park\r\n'],
    ['body', `${post(10)}{`],
    ['report', `${post(10, '/_report/logs')}{`],
  ])('end a request whose %s is never complete', async (_part, text) => {
    await start({ limits: { timeoutsMs } });
    expect(await readToEnd(shell.open(text))).toMatch(/^HTTP\/1\.1 408/);
  });

  it('close a connection without a request, and one that is idle between two', async () => {
    await start({
      limits: { timeoutsMs: { ...timeoutsMs, headers: 60_000, request: 60_000, connection: 200, keepAlive: 200 } },
    });
    expect(await readToEnd(shell.open(''))).toBe('');
    expect(await readToEnd(shell.open('GET /robots.txt HTTP/1.1\r\nHost: park\r\n\r\n'))).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('open requests', () => {
  it('are limited per address, and others are not affected', async () => {
    const answers: (() => void)[] = [];
    await start({
      environment: { OPEN_REQUESTS_PER_ADDRESS: '2' },
      api: (_request, response) => void answers.push(() => response.end('{}')),
    });
    const get = 'GET /api/slow HTTP/1.1\r\nHost: park\r\nConnection: close\r\n\r\n';
    const open = [shell.open(get, '127.0.0.2'), shell.open(get, '127.0.0.2')].map(readToEnd);
    await shell.whenApiAsked(2);
    expect(await readToEnd(shell.open(get, '127.0.0.2'))).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 1/);
    expect(
      await readToEnd(shell.open('GET /robots.txt HTTP/1.1\r\nHost: park\r\nConnection: close\r\n\r\n', '127.0.0.3')),
    ).toMatch(/^HTTP\/1\.1 200/);
    answers.forEach((answer) => answer());
    expect(await Promise.all(open)).toEqual([
      expect.stringMatching(/^HTTP\/1\.1 200/),
      expect.stringMatching(/^HTTP\/1\.1 200/),
    ]);
    const later = readToEnd(shell.open(get, '127.0.0.2'));
    await shell.whenApiAsked(3);
    answers[2]?.();
    expect(await later).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('readiness', () => {
  const readiness = async () => {
    const answer = await fetch(`${shell.origin}/readyz`);
    return { code: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };

  it('is ready while calls pass', async () => {
    await start();
    expect(await readiness()).toMatchObject({ code: 200, status: 'ok', api: 'ok', database: 'ok', proxy: 'ok' });
  });

  it('is 503 while all connections of the proxy are busy, although the api responds', async () => {
    await start({
      limits: { upstreamConnections: 1 },
      api: (request, response) => {
        if (request.url === '/readyz') response.end('{}');
      },
    });
    const socket = shell.open('GET /api/never HTTP/1.1\r\nHost: park\r\n\r\n');
    await once(socket, 'connect');
    await shell.whenApiAsked(1);
    expect(await readiness()).toMatchObject({ code: 503, status: 'unavailable', api: 'ok', proxy: 'blocked' });
  });

  it('names the unavailable part when the api is down, and still serves pages', async () => {
    const unused = createServer().listen(0, '127.0.0.1');
    await once(unused, 'listening');
    const address = unused.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => unused.close(resolve));
    await start({ environment: { API_ORIGIN: `http://127.0.0.1:${port}` } });
    expect(await readiness()).toMatchObject({ code: 200, status: 'ok', api: 'unreachable', proxy: 'unknown' });
  });
});
