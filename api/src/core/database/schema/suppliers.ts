import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One language of a supplier; plain text. */
export interface SupplierTexts {
  description: string;
}

/** Suppliers that tenants recommend to each other. Archived ones are in no list and keep their votes. */
export const suppliers = pgTable('suppliers', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's own key of the record; importing twice updates instead of adding. */
  sourceKey: text('source_key').unique(),
  name: text().notNull(),
  /** Id in the catalog `supplier-categories`. */
  category: text().notNull(),
  texts: jsonb().$type<{ en?: SupplierTexts; fr?: SupplierTexts }>().notNull(),
  website: text(),
  email: text(),
  phone: text(),
  logoId: uuid('logo_id'),
  /** Since when people can vote: the score weighs votes by this time. */
  listedAt: timestamp('listed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  archivedAt: timestamp('archived_at', { withTimezone: true, precision: 3 }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** At most one vote per person and supplier. */
export const supplierVotes = pgTable(
  'supplier_votes',
  {
    supplierId: uuid('supplier_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'one_vote_per_person', columns: [table.supplierId, table.userId] })],
);
