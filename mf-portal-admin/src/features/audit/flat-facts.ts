/** The facts of an entry without nesting: `texts.en.title` instead of an object in an object. */
export function flatFacts(facts: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (typeof facts !== 'object' || facts === null) return new Map();
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(facts)) {
    if (isFlat(value)) found.set(path + name, value);
    else for (const [inner, fact] of flatFacts(value, `${path}${name}.`)) found.set(inner, fact);
  }
  return found;
}

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null || Array.isArray(value);
