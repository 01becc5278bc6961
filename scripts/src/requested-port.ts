/** The port that the environment asks for, checked before anything is built. */
import { createServer } from 'node:net';
import { standardPort } from '@park/release-command/portal-address';

const maxPort = 65_535;

/** @throws Error with one sentence when PORT is not a port */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > maxPort)
    throw new Error(`PORT: ${text} is not a port (1 to ${maxPort}).`);
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
            ? `Port ${port} is taken. Choose another one, such as PORT=${port < maxPort ? port + 1 : standardPort}.`
            : `PORT ${port} of HOST ${host} cannot be used: ${message}.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
