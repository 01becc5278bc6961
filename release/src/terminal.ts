import type { Terminal } from './report';

/** Lines to a stream. A reader that has seen enough (`| head`) ends nothing: what was begun goes on without being told. */
export function terminalOn(stream: NodeJS.WritableStream): Terminal {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return { write: (line) => void stream.write(`${line}\n`) };
}
