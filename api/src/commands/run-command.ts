import { ConfigurationError, readConfiguration, type ApiConfiguration } from '../configuration/configuration';
import { FolderInUseError } from '../database/folder-lock';

/** A reason that the person at the terminal can do something about; told in one line, without a stack. */
export class CommandError extends Error {}

const tell = (text: string) => process.stderr.write(`${text}\n`);

/** What went wrong, for a person at a terminal: one clear line for what is theirs to put right. */
export function explain(error: unknown, { host, port }: Partial<Pick<ApiConfiguration, 'host' | 'port'>> = {}): string {
  if (error instanceof ConfigurationError) return error.lines.map((line) => `Configuration: ${line}`).join('\n');
  if (error instanceof FolderInUseError || error instanceof CommandError) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken. Choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} of ${host} may not be used. Choose another with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command with the configuration of the environment and ends the process with its outcome. */
export async function runCommand(command: (configuration: ApiConfiguration) => Promise<void>): Promise<void> {
  try {
    await command(readConfiguration(process.env));
  } catch (error) {
    tell(explain(error));
    process.exitCode = 1;
  }
}
