import type { Database } from '../database/database';
import { auditTrail } from '../database/schema/audit';

export interface AuditEntry {
  at: Date;
  /** Null for a command run by the operator; a name for a machine or the system. */
  actor: { id: string; firstName: string; lastName: string } | { id: null; name: string } | null;
  /** A verb in the past: `created`, `changed`, `deleted`, … */
  action: string;
  /** `user`, `company`, `news`, … */
  subjectKind: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** Adds a line to the append-only trail; call it in the transaction that makes the change. */
export async function recordAudit(
  database: Database,
  { at, actor, action, subjectKind, subjectId, before, after }: AuditEntry,
): Promise<void> {
  const actorName = actor === null ? 'operator' : 'name' in actor ? actor.name : `${actor.firstName} ${actor.lastName}`;
  await database
    .insert(auditTrail)
    .values({ at, actorId: actor?.id ?? null, actorName, action, subjectKind, subjectId, before, after });
}
