import { ConfigurationError, readConfiguration, type ApiConfiguration } from '../configuration/configuration';
import { databaseErrorCode, isDatabaseAbsent } from '../database/database-errors';
import { FolderInUseError } from '../database/folder-lock';

/** An error that the operator can fix; printed on one line without a stack trace. */
export class CommandError extends Error {}

const printError = (text: string) => process.stderr.write(`${text}\n`);

/** Formats an error for the terminal: one line for errors that the operator can fix, otherwise the stack trace. */
export function formatError(
  error: unknown,
  { host, port }: Partial<Pick<ApiConfiguration, 'host' | 'port'>> = {},
): string {
  if (error instanceof ConfigurationError) return error.lines.map((line) => `Configuration: ${line}`).join('\n');
  if (error instanceof FolderInUseError || error instanceof CommandError) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken. Choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} of ${host} may not be used. Choose another with PORT.`;
  if (isDatabaseAbsent(error))
    return 'The database does not answer. Is the server of DATABASE_URL running and can it be reached from here?';
  // Wrong user name or password, unknown database, missing privilege.
  if (/^(28|3D|42501)/.test(databaseErrorCode(error) ?? ''))
    return `The database of DATABASE_URL refuses: ${lastCause(error)}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function lastCause(error: unknown): string {
  const { cause, message } = error as { cause?: unknown; message?: string };
  return cause ? lastCause(cause) : String(message);
}

/** Runs a command with the configuration from the environment. A failure is printed and sets the exit code to 1. */
export async function runCommand(command: (configuration: ApiConfiguration) => Promise<void>): Promise<void> {
  try {
    await command(readConfiguration(process.env));
  } catch (error) {
    printError(formatError(error));
    process.exitCode = 1;
  }
}
