/** The command line of releases, parsed. */
import { parseArgs } from 'node:util';
import { requirePortalAddress, standardPortal } from './portal-address';
import { UsageError } from './usage-error';

export const commands = [
  'publish',
  'promote',
  'canary',
  'rollback',
  'pin',
  'disable',
  'enable',
  'unpublish',
  'preview',
  'status',
  'log',
  'check',
  'token',
] as const;
export type Command = (typeof commands)[number];

const tokenVerbs = ['create', 'list', 'revoke'] as const;
export type TokenVerb = (typeof tokenVerbs)[number];

export const usage = `Usage: park-release COMMAND [REMOTE] [options]

  publish  mf-x              send the built version; the portal runs the gate and checks it in a browser
                             --promote        make it live when it passes
  check    mf-x              run the same checks without sending anything
                             (--published: those in a browser again, for a published version)
  promote  mf-x [VERSION]    make a version live; without VERSION the newest that is staged
  canary   mf-x [VERSION]    show it to a part: --share 0.1 and/or --roles 4619,4620; --hours 48 ends it
                             by itself, --stop at once
  rollback mf-x [VERSION]    go back, to the previous version or to one of the kept
  pin      mf-x [VERSION]    hold a version live; --off ends it
  disable  mf-x              switch the area off: menu and routes go, its addresses say why; enable mf-x
                             switches it on again
  unpublish mf-x             take it out of the portal; promoting a version brings it back
  preview  mf-x [VERSION]    an address that shows a staged version in one browser, for an hour
  status   [mf-x]            what is live, canary and previous, and the kept versions
  log      mf-x              what happened with it, and why
  token    create|list|revoke mf-x [--label ci [--mail ADDRESS] | --id ID]

  --portal URL     the portal, or RELEASE_PORTAL, or "config": { "portal" } of the package.json whose
                   script calls it; ${standardPortal} without
  --reason TEXT    why; recorded in the audit trail; needed by all commands that change something
  --folder DIR     the area's folder, when it is not the current one
  --version V      the build to publish or check; the newest without
  --skip-browser   publish without asking for the checks in a browser
  --json           the answer as JSON

  RELEASE_TOKEN holds the area's deploy token. Exit code 0: done; 1: refused or failed; 2: wrong use.`;

export interface CommandOptions {
  readonly command: Command;
  /** Of the command `token`; null for the others. */
  readonly verb: TokenVerb | null;
  readonly remote: string | null;
  readonly version: string | undefined;
  readonly portal: string;
  readonly token: string | null;
  readonly reason: string | null;
  readonly folder: string | undefined;
  readonly share: number | undefined;
  readonly roles: readonly number[] | undefined;
  readonly hours: number | undefined;
  readonly label: string | null;
  /** Gets a mail when a version is taken back. */
  readonly mail: string | undefined;
  readonly id: string | null;
  readonly flags: {
    readonly promote: boolean;
    readonly stop: boolean;
    readonly off: boolean;
    readonly json: boolean;
    readonly skipBrowser: boolean;
    readonly published: boolean;
  };
}

/** @throws UsageError that says what is wrong */
export function parseCommandOptions(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandOptions {
  const { values, positionals } = parse(given);
  const [command, ...rest] = positionals;
  if (!isCommand(command))
    throw new UsageError(command === undefined ? usage : `There is no command ${command}.\n\n${usage}`);
  const verb = command === 'token' ? requireTokenVerb(rest.shift()) : null;
  const [remote = null, version, ...surplus] = rest;
  if (surplus.length > 0)
    throw new UsageError(`Unexpected argument ${surplus.join(' ')}. "park-release" alone lists the commands.`);
  if (remote === null && command !== 'status')
    throw new UsageError(
      `${command} needs the remote's name: park-release ${command}${verb === null ? '' : ` ${verb}`} mf-x`,
    );
  if (remote !== null && !/^mf-[a-z0-9-]+$/.test(remote))
    throw new UsageError(`${remote} is not the name of a remote: it begins with mf-.`);
  const share =
    values.share === undefined
      ? undefined
      : Number(values.share.replace(/%$/, '')) / (values.share.endsWith('%') ? 100 : 1);
  if (share !== undefined && !(share > 0 && share <= 1))
    throw new UsageError('--share is a number above 0 and up to 1, or a percentage such as 10%.');
  const hours = values.hours === undefined ? undefined : Number(values.hours);
  if (hours !== undefined && !(Number.isInteger(hours) && hours >= 1 && hours <= 720))
    throw new UsageError('--hours is a whole number from 1 to 720.');
  const roles = values.roles?.split(',').map(Number);
  if (roles?.some((role) => !Number.isInteger(role)))
    throw new UsageError('--roles is a comma list of role ids, such as 4619,4620.');
  const portal =
    values.portal ?? environment['RELEASE_PORTAL'] ?? environment['npm_package_config_portal'] ?? standardPortal;
  requirePortalAddress(portal);
  return {
    command,
    verb,
    remote,
    version: version ?? values.version,
    portal,
    token: environment['RELEASE_TOKEN'] || null,
    reason: values.reason ?? null,
    folder: values.folder,
    share,
    roles,
    hours,
    label: values.label ?? null,
    mail: values.mail,
    id: values.id ?? null,
    flags: {
      promote: values.promote ?? false,
      stop: values.stop ?? false,
      off: values.off ?? false,
      json: values.json ?? false,
      skipBrowser: values['skip-browser'] ?? false,
      published: values.published ?? false,
    },
  };
}

const isCommand = (text: string | undefined): text is Command => commands.some((command) => command === text);

function requireTokenVerb(text: string | undefined): TokenVerb {
  const verb = tokenVerbs.find((each) => each === text);
  if (verb === undefined) throw new UsageError('token needs create, list or revoke: park-release token list mf-x');
  return verb;
}

function parse(given: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        portal: text,
        reason: text,
        folder: text,
        version: text,
        share: text,
        roles: text,
        hours: text,
        label: text,
        mail: text,
        id: text,
        promote: flag,
        stop: flag,
        off: flag,
        json: flag,
        'skip-browser': flag,
        published: flag,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
