import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const catalogItems = pgTable(
  'catalog_items',
  {
    catalog: text('catalog').notNull(),
    id: text('id').notNull(),
    labelEn: text('label_en').notNull(),
    labelFr: text('label_fr').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.catalog, table.id] })],
);
