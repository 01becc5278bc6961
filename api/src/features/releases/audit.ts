/** The part of the audit trail that tells of releases. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditItem } from '@park/contract/release-status';
import { auditActorName } from '../../core/audit/trail';
import { auditTrail } from '../../core/database/schema/audit';
import { users } from '../../core/database/schema/users';
import type { Database } from '../../core/database/database';
import type { Order } from '../../core/listing/order';
import { readPage, type PageRequest } from '../../core/listing/read-page';

const latestFirst: Order = { name: 'release-audit', keys: [{ by: auditTrail.id, direction: 'desc', type: 'integer' }] };

/** What every step writes beside the registry's line; older or other lines have nothing of it. */
const Facts = z.object({
  version: z.string().nullable().catch(null),
  reason: z.string().nullable().catch(null),
  forced: z.boolean().catch(false),
});
const noFacts = { version: null, reason: null, forced: false };

/** Entries of one remote or of all, latest first. */
export async function listReleaseAudit(database: Database, remote: string | undefined, request: PageRequest) {
  const { rows, paginationId } = await readPage(request, {
    order: () => latestFirst,
    read: ({ after, orderBy, limit }) =>
      database
        .select({ entry: auditTrail, actorName: auditActorName })
        .from(auditTrail)
        .leftJoin(users, eq(users.id, auditTrail.actorId))
        .where(
          and(
            eq(auditTrail.subjectKind, 'release'),
            remote === undefined ? undefined : eq(auditTrail.subjectId, remote),
            after,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: ({ entry }) => [entry.id],
  });
  return { items: rows.map(({ entry, actorName }) => itemOf(entry, actorName)), paginationId };
}

function itemOf(
  { id, at, action, subjectId, before, after }: typeof auditTrail.$inferSelect,
  actorName: string | null,
): AuditItem {
  const facts = Facts.safeParse(after);
  return {
    id: String(id),
    at: at.toISOString(),
    by: actorName ?? '',
    action,
    remote: subjectId,
    ...(facts.success ? facts.data : noFacts),
    before: before ?? null,
    after: after ?? null,
  };
}
