/**
 * Strings that the database cannot store: those with a NUL character or an unpaired surrogate. The database rejects
 * them even in comparisons, so every call checks for them first.
 */
const unstorable = /\0|\p{Surrogate}/u;

/** Returns the path of the first such string or field name in a value; null if everything can be stored. */
export function pathOfUnstorableText(value: unknown): string[] | null {
  if (typeof value === 'string') return unstorable.test(value) ? [] : null;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [name, part] of Object.entries(value)) {
    if (unstorable.test(name)) return [];
    const path = pathOfUnstorableText(part);
    if (path) return [name, ...path];
  }
  return null;
}
