/** Asks the park's virus scanner about files that are kept as they were uploaded. It speaks the protocol of ClamAV. */
import { connect, type Socket } from 'node:net';
import { secondMs } from '@park/domain';
import { ApiError } from '../errors/api-error';

export interface VirusScanner {
  /** @throws ApiError 422 for a file in which the scanner found something, 503 when it does not answer */
  requireClean(content: Uint8Array): Promise<void>;
}

export interface ScanServer {
  host: string;
  port: number;
}

const scanTimeoutMs = 30 * secondMs;

/** Without a server nothing is scanned. */
export function createVirusScanner(server: ScanServer | null, timeoutMs = scanTimeoutMs): VirusScanner {
  return {
    async requireClean(content) {
      if (!server) return;
      const answer = await scan(server, content, timeoutMs).catch((cause: unknown) => {
        throw new ApiError(503, 'errors.upload.notScanned', { cause });
      });
      if (/ FOUND\b/.test(answer))
        throw new ApiError(422, 'errors.upload.infected', { fields: { file: 'errors.upload.infected' } });
      // A file that was not examined is not kept.
      if (!/: OK\b/.test(answer))
        throw new ApiError(503, 'errors.upload.notScanned', {
          cause: new Error(`the virus scanner answered ${answer}`),
        });
    },
  };
}

function scan({ host, port }: ScanServer, content: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the virus scanner did not answer in time')));
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer.replaceAll('\0', '').trim()));
    socket.on('connect', () => send(socket, content));
  });
}

/** One command, the content after its length, and an empty part as the end. */
function send(socket: Socket, content: Uint8Array): void {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  socket.write('zINSTREAM\0');
  socket.write(length);
  socket.write(content);
  socket.write(Buffer.alloc(4));
}
