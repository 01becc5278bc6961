/** One change of the registry: serialised, counted, audited, or nothing at all. */
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '@park/contract/audit-words';
import type { RemoteBuild } from '@park/contract/remote-build';
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError, notFound } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import type { Shipper } from './shipper';
import {
  releaseRegistry,
  releaseRemotes,
  releaseVersions,
  type RemoteRow,
  type VersionRow,
} from '../../core/database/schema/releases';

export interface Step {
  remote: string;
  shipper: Shipper;
  /** As in the audit trail: `promoted`. */
  action: AuditAction;
  reason: string;
  forced?: boolean;
  /** Runs in the same transaction once the change is written, so that there is no change without what follows from it. */
  afterChange?: (tx: Database) => Promise<void>;
  /** What the reason is made of, for callers that say it in another language. */
  failing?: Failing;
}

/** Why a version was taken back: how it did, and what it was measured against. */
export interface Failing {
  version: string;
  perThousand: number;
  loads: number;
  visitors: number;
  failedFor: number;
  measure: string;
  measurePerThousand: number;
}

/** The registry entry of a remote, as the audit trail keeps it. */
export const registryLine = ({
  liveVersion,
  previousVersion,
  canaryVersion,
  canaryShare,
  canaryRoles,
  pinnedVersion,
  disabledSince,
}: RemoteRow) => ({
  live: liveVersion,
  previous: previousVersion,
  canary: canaryVersion ? { version: canaryVersion, share: canaryShare, roles: canaryRoles } : null,
  pinned: pinnedVersion,
  disabled: disabledSince !== null,
});

export interface Change {
  /** Null: everything is as wanted already, and nothing is written. */
  set: Partial<RemoteRow> | null;
  version: string | null;
}

type Context = Pick<AppContext, 'database' | 'clock'>;

/** Lets nobody else change the registry until the end of the transaction: its one row is the lock. */
export async function lockRegistry(tx: Database): Promise<void> {
  await tx.select({ revision: releaseRegistry.revision }).from(releaseRegistry).for('update');
}

/**
 * Runs `decide` while nobody else can change the registry, writes what it decides and counts the revision up.
 * @returns whether anything was changed
 * @throws ApiError 404 for a remote without releases; what `decide` throws
 */
export async function changeRegistry(
  { database, clock }: Context,
  step: Step,
  decide: (tx: Database, row: RemoteRow, now: Date) => Promise<Change>,
): Promise<boolean> {
  const nothing = new Error('nothing to change');
  try {
    await database.transaction(async (tx) => {
      // The one row is the lock: the transaction that counts it up is alone until its end.
      await tx.update(releaseRegistry).set({ revision: sql`${releaseRegistry.revision} + 1` });
      const [row] = await tx.select().from(releaseRemotes).where(eq(releaseRemotes.remote, step.remote));
      if (!row) throw notFound();
      const now = clock();
      const { set, version } = await decide(tx, row, now);
      if (set === null) throw nothing;
      await tx.update(releaseRemotes).set(set).where(eq(releaseRemotes.remote, step.remote));
      const facts = {
        version,
        reason: step.reason,
        forced: step.forced ?? false,
        ...(step.failing ? { failing: step.failing } : {}),
      };
      await recordAudit(tx, {
        at: now,
        actor: step.shipper.actor,
        action: step.action,
        subjectKind: 'release',
        subjectId: step.remote,
        before: registryLine(row),
        after: { ...registryLine({ ...row, ...set }), ...facts },
      });
      await step.afterChange?.(tx);
    });
    return true;
  } catch (error) {
    if (error === nothing) return false;
    // A version that vanished or was never complete: the database has the last word.
    if (/^release_remotes_/.test(violatedConstraint(error) ?? ''))
      throw new ApiError(409, 'errors.releases.notReady', { cause: error });
    throw error;
  }
}

/** A complete version whose files are there. @throws ApiError 404 or 409 `errors.releases.notReady` */
export async function readyVersion(database: Database, remote: string, version: string): Promise<VersionRow> {
  const [row] = await database
    .select()
    .from(releaseVersions)
    .where(and(eq(releaseVersions.remote, remote), eq(releaseVersions.version, version)));
  if (!row) throw notFound();
  if (!row.isComplete || row.removedAt) throw new ApiError(409, 'errors.releases.notReady');
  return row;
}

/** Builds that are live now, without one remote's. */
export async function otherLiveBuilds(database: Database, remote: string): Promise<RemoteBuild[]> {
  const rows = await database
    .select({ build: releaseVersions.build })
    .from(releaseRemotes)
    .innerJoin(
      releaseVersions,
      and(eq(releaseVersions.remote, releaseRemotes.remote), eq(releaseVersions.version, releaseRemotes.liveVersion)),
    )
    .where(and(ne(releaseRemotes.remote, remote), isNotNull(releaseRemotes.liveVersion)));
  return rows.map(({ build }) => build);
}
