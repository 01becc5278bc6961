/** Answers of commands, by the key that the client chose (migration 0014). */
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);
