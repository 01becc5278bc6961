import { sql } from 'drizzle-orm';
import type { AuditAction, AuditKind } from '@park/contract/audit-words';
import type { WebhookTopic } from '@park/contract/webhooks';
import { publishEvent } from '../webhooks/publish-event';
import type { Database } from '../database/database';
import { auditPersonalValues, auditTrail } from '../database/schema/audit';
import { users } from '../database/schema/users';

export interface AuditEntry {
  at: Date;
  /** Null for a command run by the operator; a name for a machine or the system. */
  actor: { id: string; companyId?: string } | { id: null; name: string } | null;
  /** A verb in the past. */
  action: AuditAction;
  subjectKind: AuditKind;
  subjectId: string;
  /** The company that the change concerns; by default the actor's. Null: the park. */
  companyId?: string | null;
  /** Facts without personal values: the trail cannot be changed. */
  before?: unknown;
  after?: unknown;
  /** Names, addresses and other values of a person, which are deleted with the person. */
  personal?: { personId: string; before?: unknown; after?: unknown };
}

/** Name of an entry's actor, to select with `users` joined by the actor's id; null for a person who was deleted. */
export const auditActorName = sql<
  string | null
>`coalesce(${auditTrail.actorName}, ${users.firstName} || ' ' || ${users.lastName})`;

/** Changes that other systems are told as well. */
const topics: Readonly<Record<string, WebhookTopic>> = {
  user: 'people',
  invitation: 'people',
  news: 'publications',
  event: 'publications',
  release: 'releases',
};

/**
 * Adds a line to the append-only trail, and tells webhooks of changes to people, publications and releases; features publish
 * those of bookings, because most have no line. Call it in the transaction that makes the change.
 */
export async function recordAudit(
  database: Database,
  { at, actor, action, subjectKind, subjectId, companyId, before, after, personal }: AuditEntry,
): Promise<void> {
  const actorCompany = actor !== null && 'companyId' in actor ? actor.companyId : undefined;
  const [entry] = await database
    .insert(auditTrail)
    .values({
      at,
      companyId: companyId === undefined ? (actorCompany ?? null) : companyId,
      actorId: actor?.id ?? null,
      actorName: actor === null ? 'operator' : 'name' in actor ? actor.name : null,
      action,
      subjectKind,
      subjectId,
      before,
      after,
    })
    .returning({ id: auditTrail.id });
  const topic = topics[subjectKind];
  if (topic !== undefined)
    await publishEvent(database, {
      topic,
      what: action.replaceAll(' ', '_'),
      data: {
        kind: subjectKind,
        id: subjectId,
        companyId: companyId === undefined ? (actorCompany ?? null) : companyId,
        ...(subjectKind === 'release' ? releaseFacts(after) : {}),
      },
      now: at,
    });
  if (entry && personal)
    await database
      .insert(auditPersonalValues)
      .values({ entryId: entry.id, personId: personal.personId, before: personal.before, after: personal.after });
}

interface ReleaseFacts {
  version?: unknown;
  live?: unknown;
  failing?: { version: string };
}

/** The version that a line is about, the failing one where it was taken back, and the live one after it. */
function releaseFacts(after: unknown): ReleaseFacts {
  const { version, live, failing } = (after ?? {}) as ReleaseFacts;
  return { version: failing?.version ?? version, live };
}
