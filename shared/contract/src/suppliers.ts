import * as z from 'zod/mini';
import { defineCalls } from './call';
import { facetsOf } from './facets';
import { pageOf, pageQuery } from './page';
import { pathId, queryFilters, searchText } from './query-string';
import { languageFacts } from './texts';

export const supplierFilterFields = ['category'] as const;

export const Supplier = z.object({
  id: z.string(),
  name: z.string(),
  /** Id in the catalog `supplier-categories`. */
  category: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  votes: z.int(),
  /** Whether the person of the session is one of the voters. */
  hasVoted: z.boolean(),
  ...languageFacts,
});
export type Supplier = z.output<typeof Supplier>;

const SupplierPage = pageOf(Supplier);

export const supplierCalls = defineCalls({
  'GET /api/approved-suppliers/query': {
    summary: 'Approved suppliers, best recommended first',
    description: 'Ordered by a score that weighs votes by the time a supplier had to earn them, so that newcomers are not buried. Filters: `category`. The first page carries the total and the facets.',
    access: 'Suppliers_Read',
    query: z.object({
      ...pageQuery,
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(supplierFilterFields)),
    }),
    answer: z.extend(SupplierPage, { facets: facetsOf(supplierFilterFields) }),
  },
  'POST /api/approved-suppliers/{id}/vote': {
    summary: 'Give or take back the own vote',
    access: 'Suppliers_Vote',
    params: z.object({ id: pathId() }),
    answer: z.object({ votes: z.int(), hasVoted: z.boolean() }),
    errors: ['errors.notFound'],
  },
});
