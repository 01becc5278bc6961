/**
 * The contract's `queryFilters`: `{category: ['tenant']}` → `category:tenant`. The contract's own writer stays on the
 * server's side, because a value import would bring its schemas along.
 */
export function queryFilters(chosen: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(chosen)
    .flatMap(([field, values]) => values.map((value) => `${field}:${value.replace(/[%,]/g, encodeURIComponent)}`))
    .join(',');
}
