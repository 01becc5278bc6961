/** What a signed-in person keeps: favourites, and searches that tell by mail what is new. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { CompanyItem } from './directory';
import { recordId } from './fields';
import { JobItem } from './jobs';
import { instant, searchText } from './query-string';
import { maxSavedSearches, SavedSearchName } from './saved-forms';
import { alertFrequencies, savedKinds } from './saved-kinds';

const SavedSearch = z.object({
  id: z.string(),
  kind: z.enum(savedKinds),
  name: z.string(),
  /** Address of the list in the portal, with text and filters. */
  path: z.string(),
  frequency: z.enum(alertFrequencies),
  createdAt: instant(),
});
export type SavedSearch = z.output<typeof SavedSearch>;

const frequency = z.enum(alertFrequencies, 'errors.field.choice');
const kind = z.enum(savedKinds, 'errors.field.choice');
const params = z.object({ id: recordId() });

export const savedCalls = defineCalls({
  'GET /api/saved-searches': {
    summary: 'Your saved searches, by name',
    access: 'session',
    response: z.object({
      items: z.array(SavedSearch),
      limit: z.int(),
      /** Whether the person may choose mails; otherwise the company decides. */
      mayChooseMails: z.boolean(),
    }),
  },
  'POST /api/saved-searches': {
    summary: 'Save a search of the list of companies or jobs',
    description: `At most ${maxSavedSearches} per person. Mails tell what matches for the first time after the search was saved.`,
    access: 'session',
    body: z.object({
      kind,
      name: SavedSearchName,
      queryText: searchText(),
      /** As in the list's call. */
      queryFilters: z.string().check(z.maxLength(4000, 'errors.field.tooLong')),
      frequency,
    }),
    response: SavedSearch,
    status: 201,
    errors: ['errors.saved.alreadySaved', 'errors.saved.tooMany', 'errors.notifications.mayNotChoose'],
  },
  'PUT /api/saved-searches/{id}': {
    summary: 'Change the name of one of your saved searches, or how often it sends mails',
    access: 'session',
    params,
    body: z.object({ name: SavedSearchName, frequency }),
    response: SavedSearch,
    errors: ['errors.notFound', 'errors.notifications.mayNotChoose'],
  },
  'DELETE /api/saved-searches/{id}': {
    summary: 'Delete one of your saved searches',
    access: 'session',
    params,
    errors: ['errors.notFound'],
  },
  'GET /api/favorites': {
    summary: 'Your favourites that are public, newest first',
    access: 'session',
    response: z.object({ companies: z.array(CompanyItem), jobs: z.array(JobItem) }),
  },
  'GET /api/favorites/ids': {
    summary: 'Ids of your favourites',
    access: 'session',
    response: z.object({ company: z.array(z.string()), job: z.array(z.string()) }),
  },
  'PUT /api/favorites/{kind}/{id}': {
    summary: 'Make a company or job a favourite, or no longer one',
    description: 'The same request again changes nothing. Only what the person can open becomes a favourite.',
    access: 'session',
    params: z.object({ kind, id: recordId() }),
    body: z.object({ isFavorite: z.boolean('errors.field.choice') }),
    response: z.object({ isFavorite: z.boolean() }),
    errors: ['errors.notFound', 'errors.saved.tooManyFavorites'],
  },
});
