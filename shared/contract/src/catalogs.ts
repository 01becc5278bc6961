import * as z from 'zod/mini';
import { defineCalls } from './call';
import { CatalogItemBody } from './catalog-forms';
import { pathId, recordPath } from './query-string';

export const catalogIds = [
  'roles',
  'contracts',
  'company-categories',
  'agreement-types',
  'locations',
  'news-types',
  'event-types',
  'job-types',
  'supplier-categories',
  'template-categories',
  'room-equipment',
  'sectors',
] as const;
export type CatalogId = (typeof catalogIds)[number];

/** The options of a field, in the reader's language and display order. */
export const Catalog = z.object({
  id: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Only for what uses it already: it cannot be chosen again. */
      isArchived: z.optional(z.literal(true)),
    }),
  ),
});

/** An item as park staff see it. */
export const ManagedCatalogItem = z.object({
  ...CatalogItemBody.shape,
  id: z.string(),
  version: z.int(),
  /** Number of records that use the item. */
  uses: z.int(),
  isArchived: z.boolean(),
  /** Added by an import or a company, not yet looked at. */
  needsReview: z.boolean(),
});
export type ManagedCatalogItem = z.output<typeof ManagedCatalogItem>;

/** The catalogs that park staff maintain; the others are the same in every park. */
export const managedCatalogIds = [
  'sectors',
  'company-categories',
  'agreement-types',
  'news-types',
  'event-types',
  'job-types',
  'supplier-categories',
  'template-categories',
  'room-equipment',
] as const;
export type ManagedCatalogId = (typeof managedCatalogIds)[number];

/** Ids of a park's own words may hold any letters. */
const item = z.object({
  id: pathId(),
  itemId: z.string().check(z.minLength(1), z.maxLength(100, 'errors.field.tooLong')),
});
const version = z.object({ version: z.int('errors.field.invalid') });
const manages = 'Collaborator_ManageCompanyList';
const changeErrors = ['errors.notFound', 'errors.conflict', 'errors.catalogs.nameTaken'] as const;

export const catalogCalls = defineCalls({
  'GET /api/catalogs/{id}': {
    summary: 'The words to choose from in one field',
    description: `Catalogs: ${catalogIds.join(', ')}. Labels are in the language of Accept-Language.`,
    access: 'public',
    params: recordPath,
    response: Catalog,
  },
  'GET /api/catalogs/managed': {
    summary: 'The catalogs that park staff maintain',
    access: manages,
    response: z.object({
      items: z.array(z.object({ id: z.enum(managedCatalogIds), count: z.int(), needsReview: z.int() })),
    }),
  },
  'GET /api/catalogs/{id}/items': {
    summary: 'All items of a catalog, with both labels and how often they are used',
    access: manages,
    params: recordPath,
    response: z.object({ id: z.enum(managedCatalogIds), items: z.array(ManagedCatalogItem) }),
    errors: ['errors.notFound'],
  },
  'POST /api/catalogs/{id}/items': {
    summary: 'Add an item to a catalog',
    description: 'Its id comes from the English label and never changes.',
    access: manages,
    params: recordPath,
    body: CatalogItemBody,
    status: 201,
    response: ManagedCatalogItem,
    errors: ['errors.notFound', 'errors.catalogs.nameTaken'],
  },
  'PUT /api/catalogs/{id}/items/{itemId}': {
    summary: 'Change labels and synonyms of an item',
    description: 'The item counts as reviewed afterwards. A conflict carries the current item in `details.current`.',
    access: manages,
    params: item,
    body: z.extend(CatalogItemBody, version.shape),
    response: ManagedCatalogItem,
    errors: changeErrors,
  },
  'PUT /api/catalogs/{id}/items/{itemId}/archive': {
    summary: 'Archive an item, or take it back',
    description: 'Records keep an archived item; it cannot be chosen again. Items are never deleted.',
    access: manages,
    params: item,
    body: z.object({ isArchived: z.boolean() }),
    response: ManagedCatalogItem,
    errors: ['errors.notFound'],
  },
  'POST /api/catalogs/{id}/items/{itemId}/merge': {
    summary: 'Merge a sector into another one',
    description: 'Its names become synonyms of the other sector, which its companies get.',
    access: manages,
    params: item,
    body: z.object({ into: z.string().check(z.minLength(1, 'errors.field.required')) }),
    response: ManagedCatalogItem,
    errors: ['errors.notFound', 'errors.catalogs.cannotMerge'],
  },
});
