/** The texts of one language as fields of an import, and back into the record. */
import type { Language } from '@park/contract/texts';
import type { ImportedState } from './imported-states';
import { mergeThreeWay, type Fields, type Merge } from './three-way';

interface Texts {
  title: string;
  summary: string;
  content: string;
  imageAlt?: string;
}
type ByLanguage = { en?: Texts; fr?: Texts };

export interface TextRow {
  texts: ByLanguage;
  unpublishedTexts: ByLanguage;
}

export interface TextFields extends Fields {
  title: string | null;
  summary: string | null;
  content: string | null;
}

export const noTexts: TextFields = { title: null, summary: null, content: null };

export const textFieldsOf = ({ title, summary, content }: Texts): TextFields => ({ title, summary, content });

/** What of the record and its last import the merge compares with the file; both sides as `common` plus one language. */
export function mergeWithFile(
  { common, texts, language }: { common: Fields; texts: Texts; language: Language },
  row: TextRow,
  rowCommon: Fields,
  imported: ImportedState | null,
): Merge<Fields> {
  const current = row.texts[language] ?? row.unpublishedTexts[language];
  return mergeThreeWay<Fields>(
    imported && { ...imported.common, ...(imported.texts[language] ?? noTexts) },
    { ...rowCommon, ...(current ? textFieldsOf(current) : noTexts) },
    { ...common, ...textFieldsOf(texts) },
  );
}

/** The columns that hold the language, with the changed fields in it; empty when no text changes. */
export function changedTexts(row: TextRow, language: Language, changes: Partial<Fields>): Partial<TextRow> {
  const changed = Object.fromEntries(
    Object.keys(noTexts).flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name] ?? '']])),
  );
  if (Object.keys(changed).length === 0) return {};
  const column = row.texts[language] === undefined && row.unpublishedTexts[language] ? 'unpublishedTexts' : 'texts';
  const before = row[column][language] ?? { title: '', summary: '', content: '' };
  return { [column]: { ...row[column], [language]: { ...before, ...changed } } };
}

const labels: Readonly<Record<string, string>> = {
  title: 'title',
  summary: 'summary',
  content: 'text',
  location: 'place',
  onlineUrl: 'online address',
  registrationUrl: 'registration address',
  time: 'time',
  audience: 'audience',
  status: 'status',
  publishedAt: 'date',
};

/** Says which fields of a record an import has left alone. */
export const keptMessage = (title: string, kept: readonly string[]): string =>
  `"${title.slice(0, 80)}": left as edited in the portal: ${kept.map((name) => labels[name] ?? name).join(', ')}`;
