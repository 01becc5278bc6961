import type { Terminal } from './report';

/** Writes lines to a stream. A reader that closes the pipe (`| head`) does not end the command. */
export function createTerminal(stream: NodeJS.WritableStream): Terminal {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return { write: (line) => void stream.write(`${line}\n`) };
}
