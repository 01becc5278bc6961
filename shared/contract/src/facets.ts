/** What a list can be narrowed by: for each filter field its values, with the number of items behind each. */
import * as z from 'zod/mini';

export const FacetOption = z.object({
  /** What stands in `queryFilters`. */
  value: z.string(),
  /** The value in the reader's words. */
  label: z.string(),
  /** Items that match everything else that was chosen, and this value. */
  count: z.int(),
});
export type FacetOption = z.output<typeof FacetOption>;

/** Facets and the total come with the first page only; later pages leave them out. */
export const facetsOf = <const F extends string>(fields: readonly [F, ...F[]]) =>
  z.optional(z.record(z.enum(fields), z.array(FacetOption)));
