/** Apart from the calls, for forms in the browser. */
import * as z from 'zod/mini';
import { requiredText } from './fields';
import { alertFrequencies } from './saved-kinds';

export const maxSavedSearches = 20;
export const maxFavorites = 200;

export const SavedSearchName = requiredText(100);

export const SavedSearchForm = z.object({
  name: SavedSearchName,
  frequency: z.enum(alertFrequencies, 'errors.field.choice'),
});
