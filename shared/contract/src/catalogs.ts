import * as z from 'zod/mini';
import { defineCalls } from './call';
import { pathId } from './query-string';

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
] as const;
export type CatalogId = (typeof catalogIds)[number];

/** The options of a field, in the reader's language and display order. */
export const Catalog = z.object({
  id: z.string(),
  items: z.array(z.object({ id: z.string(), label: z.string() })),
});

export const catalogCalls = defineCalls({
  'GET /api/catalogs/{id}': {
    summary: 'The words to choose from in one field',
    description: `Catalogs: ${catalogIds.join(', ')}. Labels are in the language of Accept-Language.`,
    access: 'public',
    params: z.object({ id: pathId() }),
    response: Catalog,
  },
});
