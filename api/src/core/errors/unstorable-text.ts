/**
 * Texts that JavaScript has and the database cannot: with the character NUL, or with half of a surrogate pair. The database
 * refuses them even in comparisons, so every call refuses them first.
 */
const unstorable = /\0|\p{Surrogate}/u;

/** Where in a value the first such text stands, as a text or as the name of a field; null when all of it can be stored. */
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
