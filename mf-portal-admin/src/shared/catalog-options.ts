import type { CallResponse } from '@park/contract';

type Items = CallResponse<'GET /api/catalogs/{id}'>['items'];

/** The options of a field: items that can be chosen, and the present one even if it is archived. */
export const catalogOptions = (items: Items | undefined, present?: string | null): { value: string; label: string }[] =>
  (items ?? [])
    .filter(({ id, isArchived }) => !isArchived || id === present)
    .map(({ id, label }) => ({ value: id, label }));
