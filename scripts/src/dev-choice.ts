/** What `npm run dev` follows: everything, or some remotes alone. */
import { requirePortalAddress } from '@park/release-command/portal-address';
import { UsageError } from '@park/release-command/usage-error';
import { parseOptions } from './command-line';

const usage = 'Usage: npm run dev [-- mf-NAME … [--portal https://portal.park.example]]';

export interface DevelopmentChoice {
  /** Built again when their sources change. */
  readonly watched: readonly string[];
  /** Whether the shell and the api follow their sources too. */
  readonly isEverything: boolean;
  /** A portal whose builds the other remotes come from; null: the builds of this machine. */
  readonly portal: string | null;
}

/** @throws UsageError when a remote does not exist, or the portal's address is wrong or without a remote */
export function parseDevelopmentChoice(args: readonly string[], remotes: readonly string[]): DevelopmentChoice {
  const { values, positionals } = parseOptions(
    { args: [...args], allowPositionals: true, options: { portal: { type: 'string' } } },
    usage,
  );
  const unknown = positionals.find((name) => !remotes.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no remote ${unknown}. There are ${remotes.join(', ')}; a further one comes from "npm run new-remote mf-NAME".`,
    );
  const { portal } = values;
  const origin = portal === undefined ? null : requirePortalAddress(portal).origin;
  if (origin !== null && positionals.length === 0)
    throw new UsageError(
      '--portal needs the remote that is developed: npm run dev -- mf-NAME --portal https://portal.park.example',
    );
  const isEverything = positionals.length === 0;
  return { watched: isEverything ? remotes : [...new Set(positionals)], isEverything, portal: origin };
}
