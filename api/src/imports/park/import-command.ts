/** What `import park DIR [--dry-run]` does and says. */
import path from 'node:path';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { openDatabase } from '../../core/database/open-database';
import { createFileStore } from '../../core/files/file-store';
import { setDemoPasswords } from './demo-passwords';
import { importPark, type ImportResult } from './import-park';
import { problemText } from '../shared/park-problem';
import { progressReporter } from '../shared/progress-reporter';
import { CommandError } from '../../core/command-line/run-command';

export const parkUsage = 'import park DIRECTORY [--dry-run]';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface ParkImportSettings {
  directory: string;
  dryRun: boolean;
}

/**
 * Parses the arguments after the command.
 * @throws CommandError if they are invalid
 */
export function parseParkArguments(words: readonly string[]): ParkImportSettings {
  const flags = words.filter((word) => word.startsWith('-'));
  const [what, directory, ...more] = words.filter((word) => !word.startsWith('-'));
  if (what !== 'park' || directory === undefined || more.length > 0 || flags.some((flag) => flag !== '--dry-run'))
    throw new CommandError(`Usage: ${parkUsage}`);
  return { directory: path.resolve(directory), dryRun: flags.includes('--dry-run') };
}

/** The tallies as a table that lines up. */
export function summary({ tallies }: Pick<ImportResult, 'tallies'>): string[] {
  const width = Math.max(...Object.keys(tallies).map((name) => name.length));
  return Object.entries(tallies)
    .filter(([, { created, updated, unchanged }]) => created + updated + unchanged > 0)
    .map(
      ([name, { created, updated, unchanged }]) =>
        `${name.padEnd(width)}  ${created} created, ${updated} updated, ${unchanged} unchanged`,
    );
}

export async function importCommand(
  configuration: ApiConfiguration,
  { directory, dryRun }: ParkImportSettings,
): Promise<void> {
  const connection = await openDatabase(configuration, {
    onWaiting: () => say('The database does not answer yet; trying again.'),
  });
  try {
    const files = createFileStore(path.join(configuration.dataDir, 'files'), connection.database);
    const result = await importPark(connection.database, directory, {
      files,
      dryRun,
      parkTimeZone: configuration.parkTimeZone,
      log: say,
      progress: progressReporter(),
    });
    if (result.problems.length > 0) {
      const count = result.problems.length === 1 ? '1 problem' : `${result.problems.length} problems`;
      throw new CommandError(
        [...result.problems.map(problemText), `${count} in ${directory}; nothing was loaded.`].join('\n'),
      );
    }
    for (const line of summary(result)) say(line);
    say(dryRun ? 'A dry run: nothing was written.' : 'The park is loaded.');
    if (!dryRun && configuration.mode === 'demo') {
      const count = await setDemoPasswords(connection.database, configuration.demoPassword);
      if (count > 0) say(`${count} demo accounts can sign in.`);
    }
  } finally {
    await connection.close();
  }
}
