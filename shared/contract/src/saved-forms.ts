/** Apart from the calls, for forms in the browser. */
import * as z from 'zod/mini';

export const savedKinds = ['company', 'job'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** How often a saved search sends what is new. */
export const alertFrequencies = ['none', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const maxSavedSearches = 20;
export const maxFavorites = 200;

export const SavedSearchName = z
  .string()
  .check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(100, 'errors.field.tooLong'));

export const SavedSearchForm = z.object({
  name: SavedSearchName,
  frequency: z.enum(alertFrequencies, 'errors.field.choice'),
});
