import { minuteMs } from '@park/domain';
import type { ApiConfiguration } from '../configuration/configuration';
import type { DatabaseConnection } from './database';
import { isDatabaseAbsent } from './database-errors';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

interface Report {
  onConnectionLost?: (error: Error) => void;
  /** Called each time the database does not respond yet. */
  onWaiting?: (error: unknown) => void;
}

const startTimeoutMs = minuteMs;
const retryDelayMs = 1_000;

/**
 * Opens the configured database and applies pending migrations. Waits up to a minute for a PostgreSQL server that is
 * still starting.
 */
export async function openDatabase(
  configuration: ApiConfiguration,
  { onConnectionLost, onWaiting }: Report = {},
): Promise<DatabaseConnection> {
  const connection = configuration.databaseUrl
    ? openPostgres(configuration.databaseUrl, { onConnectionLost })
    : await openEmbedded(configuration.dataDir);
  const giveUpAt = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      await connection.migrate();
      return connection;
    } catch (error) {
      if (!isDatabaseAbsent(error) || Date.now() > giveUpAt) {
        await connection.close();
        throw error;
      }
      onWaiting?.(error);
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
