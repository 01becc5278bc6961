/** What all commands of package.json do alike: they refuse wrong arguments, and end with one message and an exit code. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '@park/release-command/usage-error';

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command. A failure is one message, with exit code 2 for wrong use and 1 for everything else. */
export async function runCommandLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    // Ends the servers and watchers that the command has started.
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

/** @throws UsageError with the usage when an option is unknown or lacks its value */
export function parseOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = describeError(error).split('. ');
    throw new UsageError(`${sentence}\n${usage}`);
  }
}

/**
 * Returns the part of a command that is named first, or null without a name.
 * @throws UsageError that lists the parts
 */
export function parsePart<Part extends string>(name: string | undefined, parts: readonly Part[]): Part | null {
  if (name === undefined) return null;
  const part = parts.find((each) => each === name);
  if (part === undefined) throw new UsageError(`There is no part ${name}. There are: ${parts.join(', ')}.`);
  return part;
}
