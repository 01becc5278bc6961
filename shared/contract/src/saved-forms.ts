/** Apart from the calls, for forms in the browser. */
import * as z from 'zod/mini';
import { alertFrequencies } from './saved-kinds';

export const maxSavedSearches = 20;
export const maxFavorites = 200;

export const SavedSearchName = z
  .string()
  .check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(100, 'errors.field.tooLong'));

export const SavedSearchForm = z.object({
  name: SavedSearchName,
  frequency: z.enum(alertFrequencies, 'errors.field.choice'),
});
