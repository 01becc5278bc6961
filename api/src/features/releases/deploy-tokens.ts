/** Deploy tokens: what an area's machine shows. Stored as a hash, told once, revocable. */
import { minuteMs } from '@park/domain';
import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import type { Database } from '../../core/database/database';
import { releaseTokens } from '../../core/database/schema/releases';

export interface FoundToken {
  id: string;
  remote: string;
  label: string;
}

/** `last_used_at` is written once a minute, not once a file. */
const useIntervalMs = minuteMs;

/** The living token behind a secret, or null. */
export async function findDeployToken(database: Database, secret: string, now: Date): Promise<FoundToken | null> {
  const [row] = await database
    .select({ id: releaseTokens.id, remote: releaseTokens.remote, label: releaseTokens.label })
    .from(releaseTokens)
    .where(and(eq(releaseTokens.tokenHash, hashSecret(secret)), isNull(releaseTokens.revokedAt)));
  if (!row) return null;
  const longAgo = new Date(now.getTime() - useIntervalMs);
  await database
    .update(releaseTokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(releaseTokens.id, row.id), or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, longAgo))),
    );
  return row;
}

/** Makes a token; the secret is answered here and nowhere else. Begins with `rel_`, so that scanners of sources find it. */
export async function createDeployToken(
  database: Database,
  wanted: { remote: string; label: string; notifyEmail: string | undefined; by: string; at: Date },
): Promise<{ id: string; token: string }> {
  const token = `rel_${createSecret()}`;
  const [row] = await database
    .insert(releaseTokens)
    .values({
      remote: wanted.remote,
      label: wanted.label,
      notifyEmail: wanted.notifyEmail ?? null,
      tokenHash: hashSecret(token),
      createdBy: wanted.by,
      createdAt: wanted.at,
    })
    .returning({ id: releaseTokens.id });
  if (!row) throw new Error('a deploy token got no row');
  return { id: row.id, token };
}

/** @returns the token's label, or null when the remote has no such living token */
export async function revokeDeployToken(
  database: Database,
  wanted: { remote: string; id: string; at: Date },
): Promise<string | null> {
  const [row] = await database
    .update(releaseTokens)
    .set({ revokedAt: wanted.at })
    .where(
      and(eq(releaseTokens.id, wanted.id), eq(releaseTokens.remote, wanted.remote), isNull(releaseTokens.revokedAt)),
    )
    .returning({ label: releaseTokens.label });
  return row?.label ?? null;
}

/** @param remote one alone; without it all */
export async function listDeployTokens(database: Database, remote?: string) {
  const rows = await database
    .select()
    .from(releaseTokens)
    .where(remote === undefined ? undefined : eq(releaseTokens.remote, remote))
    .orderBy(desc(releaseTokens.createdAt));
  return rows.map(({ id, remote: of, label, notifyEmail, createdAt, createdBy, lastUsedAt, revokedAt }) => ({
    id,
    remote: of,
    label,
    notifyEmail,
    createdAt: createdAt.toISOString(),
    createdBy,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}

/** Addresses that get a mail when a version of the remote is taken back, each once. */
export async function listNotifiedAddresses(database: Database, remote: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ address: releaseTokens.notifyEmail })
    .from(releaseTokens)
    .where(
      and(eq(releaseTokens.remote, remote), isNull(releaseTokens.revokedAt), isNotNull(releaseTokens.notifyEmail)),
    );
  return rows.flatMap(({ address }) => (address === null ? [] : [address]));
}
