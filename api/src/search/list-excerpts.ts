/** For lists that were searched by words: where in each item's texts they stand. */
import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MarkedText } from '@park/contract/marked-text';
import type { Language } from '@park/contract/texts';
import type { Database } from '../database/database';
import { textsFor } from '../listing/texts';
import type { MatchMode } from '../listing/word-match';
import { plainText } from '../rich-text/sanitise-html';
import { markedExcerpt } from './excerpt';

type SearchedTable = PgTable & { id: PgColumn & SQLWrapper; texts: PgColumn };
type Texts = { readonly [L in Language]?: { summary: string; content: string } };

export interface ExcerptWish {
  words: readonly string[];
  mode: MatchMode;
  language: Language;
}

/** By id. The long texts of a list are read only for this, and only for the items of one page. */
export async function excerptsOf(database: Database, table: SearchedTable, ids: readonly string[], { words, mode, language }: ExcerptWish): Promise<ReadonlyMap<string, MarkedText>> {
  if (ids.length === 0 || words.length === 0) return new Map();
  const rows = await database.select({ id: table.id, texts: table.texts }).from(table as PgTable).where(inArray(table.id, [...ids]));
  return new Map(
    rows.map(({ id, texts }) => {
      const read = textsFor(texts as Texts, language)?.texts;
      return [String(id), markedExcerpt(plainText(read ? `${read.summary} ${read.content}` : ''), words, mode)];
    }),
  );
}
