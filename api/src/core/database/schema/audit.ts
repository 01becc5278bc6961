import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const auditTrail = pgTable('audit_trail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  /** The company that the change concerns; null: the park. */
  companyId: uuid('company_id'),
  actorId: uuid('actor_id'),
  /** Name of a machine or of the operator; null for people, whose names are in `users`. */
  actorName: text('actor_name'),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
});

/** Personal values of audit entries, deleted together with the person. */
export const auditPersonalValues = pgTable(
  'audit_personal_values',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => auditTrail.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.personId] })],
);
