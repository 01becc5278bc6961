import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

export const catalogItems = pgTable(
  'catalog_items',
  {
    catalog: text('catalog').notNull(),
    id: text('id').notNull(),
    labelEn: text('label_en').notNull(),
    labelFr: text('label_fr').notNull(),
    position: integer('position').notNull().default(0),
    /** Other names, by which sectors are found and understood. */
    synonymsEn: text('synonyms_en').array().notNull().default([]),
    synonymsFr: text('synonyms_fr').array().notNull().default([]),
    /** An archived item keeps its label for the records that use it and cannot be chosen again. */
    archivedAt: instantMs('archived_at'),
    /** Added by an import or a company, not yet looked at by the park. */
    needsReview: boolean('needs_review').notNull().default(false),
    /** The next import of the park leaves the item alone. */
    changedInPortal: boolean('changed_in_portal').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.catalog, table.id] })],
);
