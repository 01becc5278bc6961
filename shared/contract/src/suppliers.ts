import * as z from 'zod/mini';
import { defineCalls } from './call';
import { facetsOf } from './facets';
import { requiredText } from './fields';
import { pageOf, pageQuery } from './page';
import { queryFilters, recordPath, searchText, yesNo } from './query-string';
import { supplierLimits } from './supplier-limits';
import { languageFacts } from './texts';

export const supplierFilterFields = ['category'] as const;
export const supplierSorts = ['relevance', 'recommended', 'name'] as const;

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
  /** Recommendations per month on the list, which the order follows; see decision 11. */
  votesPerMonth: z.optional(z.number()),
  /** Whether the person has voted. */
  hasVoted: z.boolean(),
  ...languageFacts,
});
export type Supplier = z.output<typeof Supplier>;

const SupplierTexts = z.object({
  /** Plain text; blank lines separate paragraphs. */
  description: requiredText(supplierLimits.description),
});

const emptyIsNull = <T extends z.core.$ZodType<string, string>>(schema: T) =>
  z.pipe(
    z.transform((value: string | null): string | null =>
      typeof value === 'string' && value.trim() === '' ? null : value,
    ),
    z.nullable(schema as z.core.$ZodType<string, string>),
  );

/** Form for a supplier; `texts` requires at least one language. Empty addresses become null. */
export const SupplierBody = z.object({
  name: requiredText(supplierLimits.name),
  /** Id in the catalog `supplier-categories`. */
  category: z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(60, 'errors.field.tooLong')),
  texts: z
    .object({ en: z.optional(SupplierTexts), fr: z.optional(SupplierTexts) })
    .check(z.refine(({ en, fr }) => en !== undefined || fr !== undefined, { error: 'errors.field.required' })),
  website: emptyIsNull(
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'errors.field.url' })
      .check(z.maxLength(300, 'errors.field.tooLong')),
  ),
  email: emptyIsNull(z.email('errors.field.email').check(z.maxLength(200, 'errors.field.tooLong'))),
  phone: emptyIsNull(z.string().check(z.trim(), z.regex(/^\+?[\d ().-]{4,30}$/, 'errors.field.invalid'))),
});
export type SupplierBody = z.output<typeof SupplierBody>;

/** A change names the version that it is based on. */
export const SupplierChange = z.extend(SupplierBody, { version: z.int() });
export type SupplierChange = z.output<typeof SupplierChange>;

/** A supplier with all languages, for managers. */
export const ManagedSupplier = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  texts: z.object({
    en: z.optional(z.object({ description: z.string() })),
    fr: z.optional(z.object({ description: z.string() })),
  }),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** Increases with each change; sent back with the next one. */
  version: z.int(),
  listedAt: z.string(),
  archivedAt: z.nullable(z.string()),
});
export type ManagedSupplier = z.output<typeof ManagedSupplier>;

const SupplierPage = pageOf(Supplier);

export const supplierCalls = defineCalls({
  'GET /api/approved-suppliers/query': {
    summary: 'Approved suppliers, best recommended first',
    description:
      'Ordered by a score that weighs votes by the time a supplier had to earn them, so that newcomers are not buried; a text ranks name before description. `archived=true` answers the archived ones, to those only who manage suppliers. Filters: `category`. The first page carries the total and the facets.',
    access: 'Suppliers_Read',
    query: z.object({
      ...pageQuery,
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(supplierFilterFields)),
      archived: z._default(yesNo(), false),
      /** `relevance` by default with a search text, otherwise `recommended`. */
      sort: z.optional(z.enum(supplierSorts, 'errors.field.choice')),
    }),
    response: z.extend(SupplierPage, { facets: facetsOf(supplierFilterFields) }),
  },
  'POST /api/approved-suppliers': {
    summary: 'Add a supplier to the list',
    access: 'Suppliers_Manage',
    body: SupplierBody,
    response: ManagedSupplier,
    status: 201,
  },
  'GET /api/approved-suppliers/{id}': {
    summary: 'One supplier in all its languages, archived ones too',
    access: 'Suppliers_Manage',
    params: recordPath,
    response: ManagedSupplier,
    errors: ['errors.notFound'],
  },
  'PUT /api/approved-suppliers/{id}': {
    summary: 'Change a supplier',
    description:
      'Refused with 409 when `version` is not the present one; `details.current` is then the supplier as it is now.',
    access: 'Suppliers_Manage',
    params: recordPath,
    body: SupplierChange,
    response: ManagedSupplier,
    errors: ['errors.notFound', 'errors.conflict'],
  },
  'DELETE /api/approved-suppliers/{id}': {
    summary: 'Archive a supplier: it leaves the list and keeps its votes',
    access: 'Suppliers_Manage',
    params: recordPath,
    errors: ['errors.notFound'],
  },
  'POST /api/approved-suppliers/{id}/restore': {
    summary: 'Put an archived supplier back on the list, with its votes',
    access: 'Suppliers_Manage',
    params: recordPath,
    response: ManagedSupplier,
    errors: ['errors.notFound'],
  },
  'POST /api/approved-suppliers/{id}/vote': {
    summary: 'Give or take back your vote',
    description: 'Without `hasVoted`, a vote is given or the given one is taken back (MISS-04).',
    access: 'Suppliers_Vote',
    params: recordPath,
    body: z.object({ hasVoted: z.optional(z.boolean()) }),
    response: z.object({ votes: z.int(), hasVoted: z.boolean() }),
    errors: ['errors.notFound'],
  },
});
