import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

/** One language of a supplier; plain text. */
export interface SupplierTexts {
  description: string;
}

/** Suppliers that tenants recommend to each other. Archived ones are not listed and keep their votes. */
export const suppliers = pgTable('suppliers', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's key of the record; importing it again updates the record. */
  sourceKey: text('source_key').unique(),
  name: text().notNull(),
  /** Id in the catalog `supplier-categories`. */
  category: text().notNull(),
  texts: jsonb().$type<{ en?: SupplierTexts; fr?: SupplierTexts }>().notNull(),
  website: text(),
  email: text(),
  phone: text(),
  logoId: uuid('logo_id'),
  /** When the supplier was listed; the score relates votes to the time since then. */
  listedAt: instantMs('listed_at').notNull().defaultNow(),
  archivedAt: instantMs('archived_at'),
  version: integer().notNull().default(1),
  createdAt: instantMs('created_at').notNull().defaultNow(),
  updatedAt: instantMs('updated_at').notNull().defaultNow(),
});

/** At most one vote per person and supplier. */
export const supplierVotes = pgTable(
  'supplier_votes',
  {
    supplierId: uuid('supplier_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instantMs('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'one_vote_per_person', columns: [table.supplierId, table.userId] })],
);
