/** Starts the API: opens the database, listens, and stops in order. */
import { createApp, type AppParts } from './app';
import type { ApiConfiguration } from './core/configuration/configuration';
import { refuseDemoAccounts } from './core/database/demo-accounts';
import { openDatabase } from './core/database/open-database';
import type { AppServer } from './http/serve';

export interface RunningApi {
  app: AppServer;
  port: number;
  /** Stops accepting connections, finishes running requests and background jobs, closes the database. Idempotent. */
  stop(): Promise<void>;
}

/** Events before the server and its log exist. */
export interface StartReport {
  waiting?: (error: unknown) => void;
}

/**
 * Waits for the database, then listens and starts the background jobs. Pending migrations are applied on the way, by
 * one instance at a time.
 * @throws Error in production if the accounts of the demo are in the database; what was opened is closed
 */
export async function startApi(
  configuration: ApiConfiguration,
  report: StartReport = {},
  parts: Partial<AppParts> = {},
): Promise<RunningApi> {
  let app: AppServer | undefined;
  const connection = await openDatabase(configuration, {
    onConnectionLost: (error) => app?.log.warn({ err: error }, 'a connection to the database was lost'),
    onWaiting: report.waiting,
  });
  try {
    if (configuration.mode === 'production') await refuseDemoAccounts(connection.database);
    app = await createApp({ configuration, database: connection.database, ...parts });
    await app.listen({ host: configuration.host, port: configuration.port });
  } catch (error) {
    await app?.close();
    await connection.close();
    throw error;
  }
  const server = app;
  const address = server.server.address();
  server.context.jobs.start();

  let ending: Promise<void> | undefined;
  return {
    app: server,
    port: typeof address === 'object' && address ? address.port : configuration.port,
    stop() {
      ending ??= server.close().then(() => connection.close());
      return ending;
    },
  };
}
