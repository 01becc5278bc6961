/** Child processes of the portal: started with a handshake, stopped together. */
import type { ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { execa } from 'execa';

export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  readonly origin: string;
  readonly process: ChildProcess;
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly name: string;
  readonly program: string;
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Receives what the process writes. */
  readonly log: Writable;
  readonly timeoutMs?: number;
}

/**
 * Starts a Node program that reports its port over IPC.
 * @throws Error with the end of its error output when it ends or is not ready in time.
 */
export async function startServer({
  name,
  program,
  args = [],
  environment,
  log,
  timeoutMs = 60_000,
}: ServerOptions): Promise<ServerProcess> {
  const child = execa(process.execPath, ['--enable-source-maps', program, ...args], {
    env: environment,
    stdin: 'ignore',
    ipc: true,
    reject: false,
    buffer: false,
    // A server that does not react to SIGTERM is killed.
    forceKillAfterDelay: 10_000,
  });
  let lastErrors = '';
  child.stdout.on('data', (chunk: Buffer) => log.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    log.write(chunk);
    lastErrors = (lastErrors + chunk.toString()).slice(-4_000);
  });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error(`${name} was not ready within ${timeoutMs / 1000} s.\n${lastErrors}`));
    }, timeoutMs);
    child.on('message', (message: { listening?: { port: number } }) => {
      if (!message.listening) return;
      clearTimeout(timer);
      resolve(message.listening.port);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(lastErrors.trim() || `${name} ended.`));
    });
  });
  return {
    name,
    port,
    origin: `http://127.0.0.1:${port}`,
    process: child,
    ended: child,
    async stop() {
      child.kill('SIGTERM');
      await child;
    },
  };
}

/** Runs a Node program to its end and returns what it wrote. @throws Error with what it wrote when it fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { environment?: Readonly<Record<string, string>>; onOutput?: (text: string) => void } = {},
): Promise<string> {
  const child = execa(process.execPath, ['--enable-source-maps', program, ...args], {
    env: options.environment ?? {},
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  child.all.on('data', (chunk: Buffer) => options.onOutput?.(chunk.toString()));
  const { exitCode, all } = await child;
  if (exitCode !== 0) throw new Error(all.trim() || `${program} failed`);
  return all;
}
