/**
 * The contract's `queryFilters`: `{category: ['tenant', 'startup']}` → `category:tenant,category:startup`. Empty values are
 * left out. The contract's own writer stays on the server's side, because a value import would bring its schemas along.
 */
export function queryFilters(chosen: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(chosen)
    .flatMap(([field, values]) =>
      values.filter((value) => value !== '').map((value) => `${field}:${value.replace(/[%,]/g, encodeURIComponent)}`),
    )
    .join(',');
}
