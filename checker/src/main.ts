/** Starts the checker: a process beside the portal that opens published versions in a browser before they are released. */
import { createServer } from 'node:http';
import { createCheckQueue } from './check-queue';
import { runChecker } from './checker';
import { readConfiguration } from './configuration';

const write = (level: string) => (fields: object, message: string) =>
  void process.stdout.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), name: 'checker', ...fields, msg: message })}\n`,
  );

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const stopping = new AbortController();
  const health = createServer((request, response) => {
    response.statusCode = request.url === '/healthz' ? 200 : 404;
    response.end();
  });
  await new Promise<void>((resolve, reject) => {
    health.once('error', reject);
    health.listen(configuration.port, configuration.host, resolve);
  });
  const address = health.address();
  process.send?.({ listening: { port: typeof address === 'object' && address ? address.port : configuration.port } });
  const stop = () => {
    stopping.abort();
    health.close();
    // A check that is interrupted is queued again by the api.
    setTimeout(() => process.exit(0), 1_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.send) process.once('disconnect', stop);
  const log = { info: write('info'), warn: write('warn') };
  await runChecker(configuration, createCheckQueue(configuration), log, stopping.signal);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
