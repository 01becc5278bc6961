/**
 * The queue of checks in a browser. A check belongs to the checker that claimed it, until it ends or the checker is silent
 * for too long; one check runs at a time, which a unique index decides.
 */
import { minuteMs } from '@park/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { BrowserCheck, CheckAssignment } from '@park/contract/release-checks';
import type { GateCheck } from '@park/contract/gate-check';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import {
  releaseBrowserChecks,
  releaseChecker,
  releasePreviews,
  releaseVersions,
} from '../../core/database/schema/releases';
import { ApiError } from '../../core/errors/api-error';
import { createSecret, hashSecret } from '../../core/secrets/secrets';
import { failedChecks } from './failed-checks';
import { readyVersion } from './registry-change';
import type { Shipper } from './shipper';
import { findBrowserCheck } from './check-status';

type Context = Pick<AppContext, 'database' | 'clock'>;
/** What a claim returns besides the accounts, which are the sign-in's business. */
type Claimed = Omit<CheckAssignment, 'accounts'>;

const silenceMs = minuteMs;
const maxAttempts = 3;
const previewMs = 30 * minuteMs;

const isOf = (remote: string, version: string) =>
  and(eq(releaseBrowserChecks.remote, remote), eq(releaseBrowserChecks.version, version));

/**
 * Queues a version; a check that waits or runs already is returned as it is.
 * @throws ApiError 409 `errors.releases.checksFailed` for a version that did not pass the server's checks
 */
export async function requestCheck(
  { database, clock }: Context,
  { remote, version, shipper }: { remote: string; version: string; shipper: Shipper },
): Promise<BrowserCheck> {
  const target = await readyVersion(database, remote, version);
  const checks = failedChecks({ gateChecks: target.gateChecks, browserChecks: [] }, false);
  if (checks.length > 0) throw new ApiError(409, 'errors.releases.checksFailed', { details: { checks } });
  await database
    .insert(releaseBrowserChecks)
    .values({ remote, version, requestedBy: shipper.name, requestedAt: clock() })
    .onConflictDoNothing();
  const check = await findBrowserCheck(database, remote, version);
  if (!check) throw new Error('a requested check has no row');
  return check;
}

/** Removes what still waits or runs for a version whose files are uploaded again. */
export async function cancelChecks(tx: Database, remote: string, version: string): Promise<void> {
  await tx
    .delete(releaseBrowserChecks)
    .where(and(isOf(remote, version), sql`${releaseBrowserChecks.finishedAt} is null`));
}

/** @returns the next check, or null while nothing waits or one runs. Notes in any case that a browser is connected. */
export async function claimCheck(context: Context, browser: string): Promise<Claimed | null> {
  const { database, clock } = context;
  const now = clock();
  await database
    .insert(releaseChecker)
    .values({ browser, seenAt: now })
    .onConflictDoUpdate({ target: releaseChecker.isOnly, set: { browser, seenAt: now } });
  await requeueSilent(context);
  const claim = createSecret();
  try {
    const { rows } = await database.execute<{ id: string; remote: string; version: string }>(sql`
      update release_browser_checks set state = 'running', claim_hash = ${hashSecret(claim)}, attempts = attempts + 1,
        renewed_at = ${now.toISOString()}, done = 0, planned = 0, step = null
      where id = (
        select c.id from release_browser_checks c
        join release_versions v on v.remote = c.remote and v.version = c.version and v.is_complete and v.removed_at is null
        where c.state = 'waiting' and not exists (select 1 from release_browser_checks where state = 'running')
        order by c.requested_at, c.id limit 1)
        and state = 'waiting'
      returning id, remote, version`);
    const [found] = rows;
    if (!found) return null;
    const previewToken = createSecret();
    await database.insert(releasePreviews).values({
      tokenHash: hashSecret(previewToken),
      remote: found.remote,
      version: found.version,
      createdBy: 'checker',
      expiresAt: new Date(now.getTime() + previewMs),
      isForCheck: true,
    });
    return { ...found, claim, previewToken };
  } catch (error) {
    // Another checker was faster.
    if (violatedConstraint(error) === 'release_browser_checks_running') return null;
    throw error;
  }
}

/** @throws ApiError 409 `errors.releases.checkEnded` when the check is no longer this checker's */
export async function reportProgress(
  { database, clock }: Context,
  { id, claim, done, all, step }: { id: string; claim: string; done: number; all: number; step: string },
): Promise<void> {
  const updated = await database
    .update(releaseBrowserChecks)
    .set({ done, planned: all, step, renewedAt: clock() })
    .where(isClaimed(id, claim))
    .returning({ id: releaseBrowserChecks.id });
  if (updated.length === 0) throw ended();
}

interface Result {
  id: string;
  claim: string;
  checks: GateCheck[];
  unable?: string | undefined;
}

/** Stores the results, which replace earlier ones. @throws ApiError 409 as `reportProgress` */
export async function finishCheck(context: Context, { id, claim, checks, unable }: Result): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [row] = await tx
      .update(releaseBrowserChecks)
      .set({ ...ending(checks, unable), finishedAt: context.clock(), claimHash: null })
      .where(isClaimed(id, claim))
      .returning({ remote: releaseBrowserChecks.remote, version: releaseBrowserChecks.version });
    if (!row) throw ended();
    await storeResult({ ...context, database: tx }, row, checks);
  });
}

const isClaimed = (id: string, claim: string) =>
  and(eq(releaseBrowserChecks.id, id), eq(releaseBrowserChecks.claimHash, hashSecret(claim)));
const ended = () => new ApiError(409, 'errors.releases.checkEnded');

function ending(
  checks: readonly GateCheck[],
  unable: string | undefined,
): { state: BrowserCheck['state']; step?: string } {
  if (checks.length === 0) return { state: 'unable', step: unable ?? 'No reason was told.' };
  return { state: checks.every(({ ok }) => ok) ? 'passed' : 'failed' };
}

async function storeResult(
  { database, clock }: Context,
  { remote, version }: { remote: string; version: string },
  checks: GateCheck[],
): Promise<void> {
  await database
    .delete(releasePreviews)
    .where(
      and(
        eq(releasePreviews.remote, remote),
        eq(releasePreviews.version, version),
        eq(releasePreviews.isForCheck, true),
      ),
    );
  if (checks.length === 0) return;
  await database
    .update(releaseVersions)
    .set({ browserChecks: checks })
    .where(and(eq(releaseVersions.remote, remote), eq(releaseVersions.version, version)));
  await recordAudit(database, {
    at: clock(),
    actor: { id: null, name: 'system' },
    action: 'checked',
    subjectKind: 'release',
    subjectId: remote,
    after: { version, reason: null, forced: false, passed: checks.every((check) => check.ok) },
  });
}

/** A check whose checker is silent waits again. A version that ends its checker every time has failed. */
async function requeueSilent(context: Context): Promise<void> {
  const { database, clock } = context;
  const silentSince = new Date(clock().getTime() - silenceMs).toISOString();
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ remote: string; version: string }>(sql`
      update release_browser_checks set state = 'failed', claim_hash = null, finished_at = ${clock().toISOString()}
      where state = 'running' and renewed_at < ${silentSince} and attempts >= ${maxAttempts}
      returning remote, version`);
    for (const row of rows) await storeResult({ ...context, database: tx }, row, [browserEnded()]);
    await tx.execute(sql`
      update release_browser_checks set state = 'waiting', claim_hash = null
      where state = 'running' and renewed_at < ${silentSince}`);
  });
}

const browserEnded = (): GateCheck => ({
  check: 'smoke',
  ok: false,
  reason: `The browser that checked it ended or hung ${maxAttempts} times.`,
  reasonId: 'smoke-ended',
  values: { count: maxAttempts },
  detail: [],
});
