/** The port that the environment asks for, checked before anything is built. */
import { createServer } from 'node:net';

/** @throws Error with one sentence when PORT is not a port */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT: ${text} is not a port (1 to 65535).`);
  return port;
}

/** @throws Error with one sentence when a server cannot listen there */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken. Choose another one, such as PORT=${port < 65_535 ? port + 1 : 3000}.`
            : `PORT ${port} of HOST ${host} cannot be used: ${message}.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
