/** Does what was asked for and answers the exit code. */
import type { RemoteStatus } from '@park/contract/releases';
import { readBuildOnDisk, remoteFolder, UsageError, type BuildOnDisk } from './build-on-disk';
import { createPortalClient, PortalError, type PortalClient } from './portal-client';
import { publishBuild } from './publish';
import { reportChecks, reportStatus, type Terminal } from './report';
import { checkStatically } from './static-checks';
import { tokenCommand } from './token-command';
import { readWish, type Wish } from './wish';

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: Terminal;
  readonly problems: Terminal;
}

/** @returns 0 when it is done, 1 when it was refused or failed, 2 when the command was used in a wrong way */
export async function runCommand(
  given: readonly string[],
  { environment, out, problems }: Surroundings,
): Promise<number> {
  try {
    const wish = readWish(given, environment);
    const client = createPortalClient(wish);
    return await steps[wish.command]({ wish, client, remote: wish.remote ?? '', environment, out });
  } catch (error) {
    if (error instanceof UsageError) {
      problems.write(error.message);
      return 2;
    }
    if (!(error instanceof PortalError)) throw error;
    problems.write(error.message);
    const { checks } = (error.problem?.details ?? {}) as { checks?: Parameters<typeof reportChecks>[1] };
    if (Array.isArray(checks)) reportChecks(problems, checks);
    return 1;
  }
}

interface Step {
  readonly wish: Wish;
  readonly client: PortalClient;
  readonly remote: string;
  readonly environment: Surroundings['environment'];
  readonly out: Terminal;
}

const steps: Record<Wish['command'], (step: Step) => Promise<number>> = {
  publish: publishCommand,
  check: checkCommand,
  async status({ wish, client, remote, out }) {
    const found = wish.remote === null ? (await client.allStatus()).remotes : [await client.status(remote)];
    if (wish.flags.json) out.write(JSON.stringify(found, null, 2));
    else for (const status of found) reportStatus(out, status);
    return 0;
  },
  async promote(step) {
    const version = step.wish.version ?? newestStaged(await step.client.status(step.remote));
    return tell(step, await step.client.promote(step.remote, { version, reason: reasonOf(step.wish) }));
  },
  async canary(step) {
    const { wish, client, remote } = step;
    const reason = reasonOf(wish);
    if (wish.flags.stop) return tell(step, await client.stopCanary(remote, { reason }));
    if (wish.share === undefined && wish.roles === undefined)
      throw new UsageError('canary needs --share or --roles, or --stop.');
    const version = wish.version ?? newestStaged(await client.status(remote));
    return tell(
      step,
      await client.canary(remote, {
        version,
        reason,
        ...(wish.share === undefined ? {} : { share: wish.share }),
        ...(wish.roles ? { roles: wish.roles } : {}),
      }),
    );
  },
  rollback: async (step) =>
    tell(
      step,
      await step.client.rollBack(step.remote, {
        reason: reasonOf(step.wish),
        ...(step.wish.version ? { version: step.wish.version } : {}),
      }),
    ),
  async pin(step) {
    const { wish, client, remote } = step;
    const version = wish.flags.off ? null : (wish.version ?? (await client.status(remote)).live);
    return tell(step, await client.pin(remote, { version, reason: reasonOf(wish) }));
  },
  token: ({ wish, client, remote, out }) => tokenCommand(wish, client, remote, out),
};

function tell({ wish, out }: Step, status: RemoteStatus): number {
  if (wish.flags.json) out.write(JSON.stringify(status, null, 2));
  else reportStatus(out, status);
  return 0;
}

function reasonOf({ reason, command }: Wish): string {
  if (reason === null) throw new UsageError(`${command} needs a reason: --reason "why". It stands in the audit trail.`);
  if (reason.trim().length < 3)
    throw new UsageError('--reason is shorter than three characters. It stands in the audit trail and says why.');
  return reason;
}

function newestStaged({ remote, versions }: RemoteStatus): string {
  const staged = versions.find(({ state }) => state === 'staged');
  if (!staged) throw new UsageError(`${remote} has no staged version; publish one, or name a version.`);
  return staged.version;
}

const onDisk = ({ wish, remote }: Step): BuildOnDisk =>
  readBuildOnDisk(remote, wish.folder ?? remoteFolder(remote), wish.version);

/** Loaded only now: a team may have no browser beside this command. */
async function inBrowser({ client, remote, environment, out }: Step, version: string) {
  const { checkInBrowser } = await import('./browser-checks');
  return checkInBrowser({ client, remote, version, environment, out });
}

async function publishCommand(step: Step): Promise<number> {
  const { wish, client, remote, out } = step;
  const found = onDisk(step);
  const { version } = found.build;
  const started = performance.now();
  const published = await publishBuild(client, found);
  out.write(
    `${remote} ${version}: ${published.sent === 0 ? 'every file was there already' : `${published.sent} ${published.sent === 1 ? 'file' : 'files'} sent`} in ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  );
  const checks = [...published.checks];
  if (published.passed && !wish.flags.skipBrowser) {
    const seen = await inBrowser(step, version);
    await client.addChecks(remote, version, seen);
    checks.splice(
      0,
      checks.length,
      ...checks.filter(({ check }) => !seen.some((again) => again.check === check)),
      ...seen,
    );
  }
  reportChecks(out, checks);
  if (!checks.every(({ ok }) => ok)) {
    out.write('It is staged and will not be released: see what FAILED.');
    return 1;
  }
  if (!wish.flags.promote) {
    const isLive = published.state === 'released' && (await client.status(remote)).live === version;
    if (isLive) out.write('It is live already.');
    else out.write(`Staged. Make it live: park-release promote ${remote} ${version} --reason "…"`);
    return 0;
  }
  return tell(step, await client.promote(remote, { version, reason: wish.reason ?? `published ${version}` }));
}

async function checkCommand(step: Step): Promise<number> {
  const { wish, client, out } = step;
  const found = onDisk(step);
  const checks = await checkStatically(client, found);
  if (wish.flags.published) checks.push(...(await inBrowser(step, found.build.version)));
  if (wish.flags.json) out.write(JSON.stringify(checks, null, 2));
  else reportChecks(out, checks);
  return checks.every(({ ok }) => ok) ? 0 : 1;
}
