/** Method and address of a call. */
export interface CallAddress {
  readonly method: string;
  readonly url: string;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * Builds the address of a call: path parameters filled in, query parameters sorted by name. The same input always has the
 * same address, because preloaded responses and the query cache are found by it. Absent and empty values are left out,
 * lists are joined with commas.
 * @throws Error if a path parameter is missing.
 */
export function callUrl(name: string, input: object, apiBase: string): CallAddress {
  const [method = 'GET', template = ''] = name.split(' ');
  const { params = {}, query = {} } = input as LooseInput;
  const path = template.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = params[key];
    if (value === undefined || value === '') throw new Error(`${name} needs the parameter ${key}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    search.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return { method, url: `${apiBase}${path}${text ? `?${text}` : ''}` };
}
