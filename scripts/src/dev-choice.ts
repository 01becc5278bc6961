/** What `npm run dev` is asked for: everything, or some remotes alone. */
import { parseArgs } from 'node:util';

export interface DevelopmentChoice {
  /** Built again when their sources change. */
  readonly watched: readonly string[];
  /** The shell and the api follow their sources too. */
  readonly everything: boolean;
  /** A portal whose builds the other remotes come from; null: the builds of this machine. */
  readonly portal: string | null;
}

/** @throws Error with one sentence when a remote does not exist or the portal's address is none. */
export function readDevelopmentChoice(args: readonly string[], remotes: readonly string[]): DevelopmentChoice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { portal: { type: 'string' } },
  });
  const unknown = positionals.find((name) => !remotes.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no remote ${unknown}. There are ${remotes.join(', ')}; a further one comes from "npm run new-remote mf-NAME".`,
    );
  const { portal } = values;
  if (portal !== undefined && (!URL.canParse(portal) || !/^https?:$/.test(new URL(portal).protocol)))
    throw new Error(`--portal: ${portal} is not an address such as https://portal.park.example.`);
  if (portal !== undefined && positionals.length === 0)
    throw new Error(
      '--portal needs the remote that is developed: npm run dev -- mf-NAME --portal https://portal.park.example',
    );
  const everything = positionals.length === 0;
  return {
    watched: everything ? remotes : [...new Set(positionals)],
    everything,
    portal: portal === undefined ? null : new URL(portal).origin,
  };
}
