/** Editing of news and success stories. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { pageOf } from './page';
import {
  editedFields,
  managedFacts,
  managedItemFields,
  managedQuery,
  publishing,
  publishingErrors,
  versionFacts,
  versionField,
  versionPath,
  VersionList,
} from './publishing';
import { recordPath, yesNo } from './query-string';

export const NewsBody = z.object({ ...editedFields, successStory: z._default(z.boolean(), false) });
export type NewsBody = z.output<typeof NewsBody>;

export const ManagedNews = z.object({ ...NewsBody.shape, ...managedFacts });
export type ManagedNews = z.output<typeof ManagedNews>;

export const ManagedNewsItem = z.object({ ...managedItemFields, successStory: z.boolean() });
export type ManagedNewsItem = z.output<typeof ManagedNewsItem>;

export const newsEditingCalls = defineCalls({
  'GET /api/publishing/news': {
    summary: 'All news and stories, whatever their state, last changed first',
    access: publishing,
    query: z.object({ ...managedQuery, successStories: z.optional(yesNo()) }),
    response: pageOf(ManagedNewsItem),
  },
  'POST /api/news': {
    summary: 'Write an article or story',
    access: publishing,
    body: NewsBody,
    status: 201,
    response: ManagedNews,
  },
  'PUT /api/news/{id}': {
    summary: 'Change an article or story',
    access: publishing,
    params: recordPath,
    body: z.object({ ...NewsBody.shape, ...versionField }),
    response: ManagedNews,
    errors: publishingErrors,
  },
  'DELETE /api/news/{id}': {
    summary: 'Archive an article or story: readers no longer find it, editors do',
    access: publishing,
    params: recordPath,
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/news/{id}/unarchive': {
    summary: 'Take an article or story out of the archive, as it was',
    access: publishing,
    params: recordPath,
    response: ManagedNews,
    errors: ['errors.notFound'],
  },
  'GET /api/publishing/news/{id}/versions': {
    summary: 'What was saved, by whom and when, latest first',
    access: publishing,
    params: recordPath,
    response: VersionList,
    errors: ['errors.notFound'],
  },
  'GET /api/publishing/news/{id}/versions/{version}': {
    summary: 'The article as it was saved then',
    access: publishing,
    params: versionPath,
    response: z.object({ ...versionFacts, body: NewsBody }),
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/news/{id}/versions/{version}/restore': {
    summary: 'Save an earlier version again, as a new version',
    access: publishing,
    params: versionPath,
    body: z.object(versionField),
    response: ManagedNews,
    errors: publishingErrors,
  },
});
