/** The distinct, non-empty values of a parameter that may occur several times in an address. */
export function selectedValues(parameters: URLSearchParams, name: string, isIgnoringCase = false): string[] {
  const values = parameters.getAll(name).map((value) => (isIgnoringCase ? value.toLowerCase() : value));
  return [...new Set(values)].filter((value) => value !== '');
}
