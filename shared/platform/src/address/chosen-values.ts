/** The values of a parameter that may stand several times in an address, each once and none of them empty. */
export function selectedValues(parameters: URLSearchParams, name: string, isIgnoringCase = false): string[] {
  const values = parameters.getAll(name).map((value) => (isIgnoringCase ? value.toLowerCase() : value));
  return [...new Set(values)].filter((value) => value !== '');
}
