/** Starts the API with the configuration of the environment. */
import { formatError } from './core/command-line/run-command';
import { readConfiguration } from './core/configuration/configuration';
import { startApi, type RunningApi } from './start-api';

/** Time for running requests to finish after a signal. */
const shutdownTimeoutMs = 10_000;

function endOnSignal(api: RunningApi) {
  let isEnding = false;
  const end = (signal: string) => {
    // The second signal stops immediately.
    if (isEnding) process.exit(1);
    isEnding = true;
    api.app.log.info({ signal }, 'ending');
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    void api.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        api.app.log.error({ err: error }, 'the end was not orderly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // Stop if the parent process is gone.
  if (process.send) process.on('disconnect', () => end('disconnect'));
}

async function main() {
  let place: { host?: string; port?: number } = {};
  try {
    const configuration = readConfiguration(process.env);
    place = configuration;
    const api = await startApi(configuration, {
      waiting: () => process.stderr.write('The database does not answer yet; trying again.\n'),
    });
    endOnSignal(api);
    process.send?.({ listening: { port: api.port } });
  } catch (error) {
    process.stderr.write(`${formatError(error, place)}\n`);
    process.exit(1);
  }
}

void main();
