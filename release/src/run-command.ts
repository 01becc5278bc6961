/** Runs one command of the command line of releases. */
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteStatus } from '@park/contract/release-status';
import { readBuildOnDisk, remoteFolder, type BuildOnDisk } from './build-on-disk';
import { waitForBrowserCheck } from './browser-check';
import { createPortalClient, PortalError, type PortalClient } from './portal-client';
import { publishBuild } from './publish';
import { reportAudit, reportChecks, reportStatus, type Terminal } from './report';
import { checkStatically } from './static-checks';
import { tokenCommand } from './token-command';
import { parseCommandOptions, type CommandOptions } from './command-options';
import { UsageError } from './usage-error';

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: Terminal;
  readonly problems: Terminal;
}

/** @returns 0 when it is done, 1 when it was refused or failed, 2 when the command was used in a wrong way */
export async function runCommand(
  given: readonly string[],
  { environment, out, problems }: CommandContext,
): Promise<number> {
  try {
    const options = parseCommandOptions(given, environment);
    const client = createPortalClient(options);
    return await steps[options.command]({ options, client, remote: options.remote ?? '', environment, out });
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
  readonly options: CommandOptions;
  readonly client: PortalClient;
  readonly remote: string;
  readonly environment: CommandContext['environment'];
  readonly out: Terminal;
}

const switchTo = (kind: 'disable' | 'enable' | 'unpublish') => async (step: Step) =>
  reportResult(step, await step.client[kind](step.remote, { reason: requireReason(step.options) }));

const steps: Record<CommandOptions['command'], (step: Step) => Promise<number>> = {
  publish: publishCommand,
  check: checkCommand,
  async status({ options, client, remote, out }) {
    const found = options.remote === null ? (await client.allStatus()).remotes : [await client.status(remote)];
    if (options.flags.json) out.write(JSON.stringify(found, null, 2));
    else for (const status of found) reportStatus(out, status);
    return 0;
  },
  async promote(step) {
    const reason = requireReason(step.options);
    // The portal refuses the second of two people who promote at once.
    const status = await step.client.status(step.remote);
    const version = step.options.version ?? requireStagedVersion(status);
    return reportResult(step, await step.client.promote(step.remote, { version, reason, instead: status.live }));
  },
  async canary(step) {
    const { options, client, remote } = step;
    const reason = requireReason(options);
    if (options.flags.stop) return reportResult(step, await client.stopCanary(remote, { reason }));
    if (options.share === undefined && options.roles === undefined)
      throw new UsageError('canary needs --share or --roles, or --stop.');
    const version = options.version ?? requireStagedVersion(await client.status(remote));
    return reportResult(
      step,
      await client.canary(remote, {
        version,
        reason,
        ...(options.share === undefined ? {} : { share: options.share }),
        ...(options.roles ? { roles: options.roles } : {}),
        ...(options.hours === undefined ? {} : { hours: options.hours }),
      }),
    );
  },
  rollback: async (step) =>
    reportResult(
      step,
      await step.client.rollBack(step.remote, {
        reason: requireReason(step.options),
        ...(step.options.version ? { version: step.options.version } : {}),
      }),
    ),
  async pin(step) {
    const { options, client, remote } = step;
    const version = options.flags.off ? null : (options.version ?? (await client.status(remote)).live);
    return reportResult(step, await client.pin(remote, { version, reason: requireReason(options) }));
  },
  disable: switchTo('disable'),
  enable: switchTo('enable'),
  unpublish: switchTo('unpublish'),
  async preview({ options, client, remote, out }) {
    const version = options.version ?? requireStagedVersion(await client.status(remote));
    const { token, expiresAt } = await client.preview(remote, version);
    if (options.flags.json) out.write(JSON.stringify({ token, expiresAt }, null, 2));
    else
      out.write(
        `${client.origin}/?preview=${token}\n  until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC, in one browser`,
      );
    return 0;
  },
  async log({ options, client, remote, out }) {
    const { items } = await client.audit(remote);
    if (options.flags.json) out.write(JSON.stringify(items, null, 2));
    else for (const item of items) reportAudit(out, item);
    return 0;
  },
  token: ({ options, client, remote, out }) => tokenCommand(options, client, remote, out),
};

function reportResult({ options, out }: Step, status: RemoteStatus): number {
  if (options.flags.json) out.write(JSON.stringify(status, null, 2));
  else reportStatus(out, status);
  return 0;
}

function requireReason({ reason, command }: CommandOptions): string {
  if (reason === null)
    throw new UsageError(`${command} needs a reason: --reason "why". It is kept in the audit trail.`);
  if (reason.trim().length < 3)
    throw new UsageError('--reason is shorter than three characters. It is kept in the audit trail and says why.');
  return reason;
}

function requireStagedVersion({ remote, versions }: RemoteStatus): string {
  const staged = versions.find(({ state }) => state === 'staged');
  if (!staged) throw new UsageError(`${remote} has no staged version; publish one, or name a version.`);
  return staged.version;
}

const onDisk = ({ options, remote }: Step): BuildOnDisk =>
  readBuildOnDisk(remote, options.folder ?? remoteFolder(remote), options.version);

async function publishCommand(step: Step): Promise<number> {
  const { options, client, remote, out } = step;
  const found = onDisk(step);
  const { version } = found.build;
  const started = performance.now();
  const published = await publishBuild(client, found, { isCheckedNow: !options.flags.skipBrowser });
  out.write(
    `${remote} ${version}: ${published.sent === 0 ? 'every file was there already' : `${published.sent} ${published.sent === 1 ? 'file' : 'files'} sent`} in ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  );
  const seen =
    published.passed && !options.flags.skipBrowser ? await waitForBrowserCheck(client, { remote, version, out }) : null;
  const checks = seen?.checks ?? published.checks;
  reportChecks(out, checks);
  if (!checks.every(({ ok }) => ok)) {
    out.write('It is staged and will not be released: see what FAILED.');
    return 1;
  }
  if (seen?.notChecked) {
    out.write(`Not checked in a browser: ${seen.notChecked}.`);
    if (seen.isRequired) {
      out.write('It is staged. This portal releases it only when an administrator says why.');
      return 1;
    }
  }
  if (!options.flags.promote) {
    const isLive = published.state === 'released' && (await client.status(remote)).live === version;
    if (isLive) out.write('It is live already.');
    else out.write(`Staged. Make it live: park-release promote ${remote} ${version} --reason "…"`);
    return 0;
  }
  return reportResult(
    step,
    await client.promote(remote, { version, reason: options.reason ?? `published ${version}` }),
  );
}

/** Asks for the checks in a browser once more, for a version that was published already. */
async function checkAgain({ client, remote, out }: Step, version: string): Promise<GateCheck[]> {
  await client.requestBrowserCheck(remote, version);
  const { checks, notChecked } = await waitForBrowserCheck(client, { remote, version, out });
  if (notChecked !== null) throw new PortalError(`Not checked in a browser: ${notChecked}.`, 0, null);
  return checks.filter(({ check }) => check === 'smoke' || check === 'accessibility');
}

async function checkCommand(step: Step): Promise<number> {
  const { options, client, out } = step;
  const found = onDisk(step);
  const checks = await checkStatically(client, found);
  if (options.flags.published) checks.push(...(await checkAgain(step, found.build.version)));
  if (options.flags.json) out.write(JSON.stringify(checks, null, 2));
  else reportChecks(out, checks);
  return checks.every(({ ok }) => ok) ? 0 : 1;
}
