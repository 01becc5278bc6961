/** Applies pending migrations and exits, for deployments that migrate before new instances start. */
import { openDatabase } from '../core/database/open-database';
import { runCommand } from '../core/command-line/run-command';

void runCommand(async (configuration) => {
  const connection = await openDatabase(configuration, {
    onWaiting: () => process.stderr.write('The database does not answer yet; trying again.\n'),
  });
  await connection.close();
  process.stdout.write('The database is up to date.\n');
});
