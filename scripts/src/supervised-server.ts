/** A server that is started again when it ends by itself, at the same port and with growing pauses. */
import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from './command-line';
import type { ServerOptions, ServerProcess } from './process';

export interface SupervisionOptions {
  readonly startServer: (options: ServerOptions) => Promise<ServerProcess>;
  /** Called for each end and each new start. */
  readonly onLine: (line: string) => void;
  readonly firstPauseMs?: number;
  readonly maxPauseMs?: number;
  /** A server that ran for this long starts with the first pause again. */
  readonly steadyMs?: number;
}

/** The first start fails like `startServer`; later ones are tried until they work or the server is stopped. */
export async function startSupervised(
  options: ServerOptions,
  { startServer, onLine, firstPauseMs = 500, maxPauseMs = 30_000, steadyMs = 60_000 }: SupervisionOptions,
): Promise<ServerProcess> {
  const { name } = options;
  const stopping = new AbortController();
  let current = await startServer(options);
  const { port, origin } = current;
  const environment = { ...options.environment, PORT: String(port) };

  async function supervise(): Promise<void> {
    let pauseMs = firstPauseMs;
    let startedAt = Date.now();
    let isRunning = true;
    while (!stopping.signal.aborted) {
      if (isRunning) await current.ended;
      if (stopping.signal.aborted) return;
      if (isRunning && Date.now() - startedAt >= steadyMs) pauseMs = firstPauseMs;
      onLine(`${name} has stopped; it starts again in ${pauseMs / 1000} s. Its last lines are in the log.`);
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      startedAt = Date.now();
      const next = await startServer({ ...options, environment }).catch((error: unknown) => {
        onLine(`${name} could not start: ${describeError(error)}`);
        return null;
      });
      isRunning = next !== null;
      if (next === null) continue;
      current = next;
      if (stopping.signal.aborted) return current.stop();
      onLine(`${name} runs again.`);
    }
  }

  const supervision = supervise();
  return {
    name,
    port,
    origin,
    get process() {
      return current.process;
    },
    get ended() {
      return supervision;
    },
    async stop() {
      stopping.abort();
      await current.stop();
      await supervision;
    },
  };
}
