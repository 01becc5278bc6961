import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { InfoPageKind } from '@park/contract/info-pages';
import type { Language } from '@park/contract/texts';
import { instant } from './instant';

/** Pages that the park writes in its folder. */
export const infoPages = pgTable('info_pages', {
  kind: text('kind').$type<InfoPageKind>().primaryKey(),
  /** Sanitised HTML by language. */
  texts: jsonb('texts').$type<Partial<Record<Language, string>>>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
