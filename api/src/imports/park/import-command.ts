/** What `import park DIR [--dry-run]` does and says. */
import path from 'node:path';
import { Role } from '@park/domain';
import { eq } from 'drizzle-orm';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { openDatabase } from '../../core/database/open-database';
import { createFileStore } from '../../core/files/file-store';
import { writeLine } from '../shared/write-line';
import { setDemoPasswords } from './demo-passwords';
import { importPark, type ImportResult } from './import-park';
import { problemText } from '../shared/park-problem';
import { progressReporter } from '../shared/progress-reporter';
import { CommandError } from '../../core/command-line/run-command';

export const parkUsage = 'import park DIRECTORY [--dry-run] [--take-over]';
const knownFlags = new Set(['--dry-run', '--take-over']);

interface ParkImportSettings {
  directory: string;
  dryRun: boolean;
  /** Also overwrites what was changed or removed in the portal. */
  takeOver: boolean;
}

/**
 * Parses the arguments after the command.
 * @throws CommandError if they are invalid
 */
export function parseParkArguments(words: readonly string[]): ParkImportSettings {
  const flags = words.filter((word) => word.startsWith('-'));
  const [what, directory, ...more] = words.filter((word) => !word.startsWith('-'));
  if (what !== 'park' || directory === undefined || more.length > 0 || flags.some((flag) => !knownFlags.has(flag)))
    throw new CommandError(`Usage: ${parkUsage}`);
  return {
    directory: path.resolve(directory),
    dryRun: flags.includes('--dry-run'),
    takeOver: flags.includes('--take-over'),
  };
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

/** What the portal has differently from the folder, and the import left alone. */
export function portalDifferences({
  kept,
  removed,
  displaced,
}: Pick<ImportResult, 'kept' | 'removed' | 'displaced'>): string[] {
  if (kept.length + removed.length + displaced.length === 0) return [];
  return [
    'Changed in the portal and left alone; --take-over applies the folder:',
    ...kept.map(
      ({ kind, sourceKey, column, portal, file }) =>
        `  ${kind} ${sourceKey}, ${column}: portal ${JSON.stringify(portal)}, folder ${JSON.stringify(file)}`,
    ),
    ...removed.map((name) => `  ${name}: removed in the portal`),
    ...displaced.map((name) => `  ${name}: the portal has another one at that time`),
  ];
}

/**
 * Prints the summary and how the first person signs in. In the mode `demo` also sets the demo's password.
 * @throws CommandError with all problems; nothing was loaded then
 */
export async function importCommand(
  configuration: ApiConfiguration,
  { directory, dryRun, takeOver }: ParkImportSettings,
): Promise<void> {
  const connection = await openDatabase(configuration, {
    onWaiting: () => writeLine('The database does not answer yet; trying again.'),
  });
  try {
    const files = createFileStore(path.join(configuration.dataDir, 'files'), connection.database);
    const result = await importPark(connection.database, directory, {
      files,
      dryRun,
      takeOver,
      parkTimeZone: configuration.parkTimeZone,
      log: writeLine,
      progress: progressReporter(),
    });
    if (result.problems.length > 0) {
      const count = result.problems.length === 1 ? '1 problem' : `${result.problems.length} problems`;
      throw new CommandError(
        [...result.problems.map(problemText), `${count} in ${directory}; nothing was loaded.`].join('\n'),
      );
    }
    for (const line of [...summary(result), ...portalDifferences(result)]) writeLine(line);
    writeLine(dryRun ? 'A dry run: nothing was written.' : 'The park is loaded.');
    if (!dryRun && configuration.mode === 'demo') {
      const count = await setDemoPasswords(connection.database, configuration.demoPassword);
      if (count > 0) writeLine(`${count} demo accounts can sign in.`);
    }
    if (!dryRun && configuration.mode !== 'demo')
      for (const line of await firstSignIn(connection.database, configuration)) writeLine(line);
  } finally {
    await connection.close();
  }
}

/** Tells the operator how the first person gets in: an administrator of the folder, or one that a command makes. */
async function firstSignIn(database: Database, { smtpUrl, dataDir }: ApiConfiguration): Promise<string[]> {
  const administrators = await database
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.role, Role.SuperAdministrator))
    .orderBy(users.email);
  if (administrators.length === 0)
    return ['Nobody in people.csv is a super administrator. Stop the portal and run: npm run administrator'];
  if (administrators.some(({ passwordHash }) => passwordHash !== null)) return [];
  return [
    `Super administrators: ${administrators.map(({ email }) => email).join(', ')}. They choose a password with “Forgot your password?” on the sign-in page.`,
    ...(smtpUrl ? [] : [`Without SMTP_URL that mail is a file in ${path.join(dataDir, 'outbox')}.`]),
  ];
}
