/** The facets of a list: the values of each filter field with their number of items. */
import * as z from 'zod/mini';

export const FacetOption = z.object({
  /** Value in `queryFilters`. */
  value: z.string(),
  /** Label in the reader's language. */
  label: z.string(),
  /** Number of items with this value that match all other filters. */
  count: z.int(),
});
export type FacetOption = z.output<typeof FacetOption>;

/** Only the first page includes facets and total. */
export const facetsOf = <const F extends string>(fields: readonly [F, ...F[]]) =>
  z.optional(z.record(z.enum(fields), z.array(FacetOption)));
