/** A merge per field of two changes of one text. */
import type { DraftBody } from '@park/contract/drafts';
import { editedLanguages, emptyTexts, type DraftTexts } from './draft-body';

type Value = DraftBody[Exclude<keyof DraftBody, 'texts'>] | string;

/** `texts.en.title`, `publishedAt`, … */
export type FieldPath = string;

export interface FieldConflict {
  readonly path: FieldPath;
  readonly mine: Value;
  readonly theirs: Value;
}

/** All fields of a body with their values, texts per language. */
export function fieldsOf(body: DraftBody): Map<FieldPath, Value> {
  const { texts, ...rest } = body;
  return new Map<FieldPath, Value>([
    ...Object.entries(rest).map(([key, value]) => [key, value] as const),
    ...editedLanguages.flatMap((language) =>
      Object.entries(texts[language] ?? emptyTexts).map(([key, value]) => [`texts.${language}.${key}`, value] as const),
    ),
  ]);
}

function bodyFrom(fields: ReadonlyMap<FieldPath, Value>): DraftBody {
  const body: Record<string, unknown> = {};
  const texts = { en: { ...emptyTexts }, fr: { ...emptyTexts } };
  for (const [path, value] of fields) {
    const [root, language, key] = path.split('.');
    if (root === 'texts' && (language === 'en' || language === 'fr') && key)
      texts[language][key as keyof DraftTexts] = value as string;
    else body[path] = value;
  }
  return { ...body, texts } as unknown as DraftBody;
}

/** The database returns the keys of stored objects in its own order. */
const inKeyOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inKeyOrder) === JSON.stringify(other, inKeyOrder);

/** The fields in which two bodies differ. */
export const changedFields = (before: DraftBody, after: DraftBody): FieldPath[] => {
  const earlier = fieldsOf(before);
  return [...fieldsOf(after)].filter(([path, value]) => !isSame(value, earlier.get(path))).map(([path]) => path);
};

/**
 * Merges what both made of `base`. A field that only one of them changed has that change; fields that both changed
 * differently are conflicts, and mine stays until somebody decides.
 */
export function mergeBodies(
  base: DraftBody,
  mine: DraftBody,
  theirs: DraftBody,
): { merged: DraftBody; conflicts: FieldConflict[] } {
  const [before, own, other] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const conflicts: FieldConflict[] = [];
  const merged = new Map<FieldPath, Value>();
  for (const path of new Set([...own.keys(), ...other.keys()])) {
    const [was, is, became] = [before.get(path), own.get(path), other.get(path)];
    if (isSame(is, became) || isSame(became, was)) merged.set(path, is as Value);
    else if (isSame(is, was)) merged.set(path, became as Value);
    else {
      conflicts.push({ path, mine: is as Value, theirs: became as Value });
      merged.set(path, is as Value);
    }
  }
  return { merged: bodyFrom(merged), conflicts };
}

/** Sets fields to the values that somebody decided for. */
export function withFields(body: DraftBody, values: ReadonlyMap<FieldPath, Value>): DraftBody {
  return bodyFrom(new Map([...fieldsOf(body), ...values]));
}
