/** Answers of commands, by the key that the client chose (migration 0014). */
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Of path, query and body. */
    inputHash: text('input_hash').notNull(),
    /** Null only inside of the transaction that runs the command. */
    status: integer('status'),
    response: jsonb('response'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);
