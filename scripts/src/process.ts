/** Child processes of the portal: started with a handshake, stopped together. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly name: string;
  readonly program: string;
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Receives what the process writes. */
  readonly log: Writable;
  /** Milliseconds to get ready. */
  readonly timeout?: number;
}

/**
 * Starts a Node program that reports its port over IPC.
 * @throws Error with the program's last words when it ends or is not ready in time.
 */
export async function startServer({
  name,
  program,
  args = [],
  environment,
  log,
  timeout = 60_000,
}: ServerOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastWords = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (stream === child.stderr) lastWords = (lastWords + chunk.toString()).slice(-4_000);
    });
  }
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} was not ready within ${timeout / 1000} s.\n${lastWords}`)),
      timeout,
    );
    child.on('message', (message: { listening?: { port: number } }) => {
      if (!message.listening) return;
      clearTimeout(timer);
      resolve(message.listening.port);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(lastWords.trim() || `${name} ended.`));
    });
  });
  return {
    name,
    port,
    origin: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(killer);
    },
  };
}

/** Runs a program to its end. @throws Error with what it wrote when it fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { environment?: Readonly<Record<string, string>>; onOutput?: (text: string) => void } = {},
): Promise<string> {
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    });
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(output.trim() || `${program} failed`);
  return output;
}
