import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at the terminal; secrets are not echoed. */
export async function ask(question: string, { secret = false } = {}): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write(chunk, encoding, done) {
      if (!isMuted) process.stdout.write(chunk, encoding as BufferEncoding);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  try {
    const answer = terminal.question(question);
    isMuted = secret && process.stdin.isTTY === true;
    return (await answer).trim();
  } finally {
    terminal.close();
    if (isMuted) process.stdout.write('\n');
  }
}
