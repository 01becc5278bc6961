const controlCharacter = /[\u0000-\u001f\u007f]/;

/**
 * The distinct, non-empty values of a parameter that may occur several times in an address. Values with control
 * characters are left out: no link has them, and the api refuses them.
 */
export function selectedValues(parameters: URLSearchParams, name: string, isIgnoringCase = false): string[] {
  const values = parameters.getAll(name).map((value) => (isIgnoringCase ? value.toLowerCase() : value));
  return [...new Set(values)].filter((value) => value !== '' && !controlCharacter.test(value));
}
