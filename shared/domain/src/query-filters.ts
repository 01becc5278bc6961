/**
 * Formats the `queryFilters` parameter of list calls: `{category: ['tenant', 'startup']}` becomes
 * `category:tenant,category:startup`. Empty values are left out; commas inside a value are written `%2C`.
 */
export const formatQueryFilters = (filters: Readonly<Record<string, readonly string[] | undefined>>): string =>
  Object.entries(filters)
    .flatMap(([field, values = []]) =>
      values.filter((value) => value !== '').map((value) => `${field}:${value.replace(/[%,]/g, encodeURIComponent)}`),
    )
    .join(',');
