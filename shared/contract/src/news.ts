import * as z from 'zod/mini';
import { defineCalls } from './call';
import { Image } from './image';
import { MarkedText } from './marked-text';
import { ManagedNews } from './news-editing';
import { fetchAllQuery, pageOf, pageQuery } from './page';
import { pathId, queryFilters, recordPath, searchText, yesNo } from './query-string';
import { StructuredData } from './structured-data';
import { LanguageCode, languageFacts } from './texts';

/** News and success stories share a table; each list contains only one of them (AMB-50). */
const newsFields = {
  id: z.string(),
  /** Id in the catalog `news-types`. */
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.nullable(Image),
  publishedAt: z.string(),
  isPublished: z.boolean(),
  successStory: z.boolean(),
  linkedCompanyId: z.nullable(z.string()),
  ...languageFacts,
};

export const NewsItem = z.object({
  ...newsFields,
  /** In searched lists: the text around the first match, with marked matches. */
  excerpt: z.optional(MarkedText),
  /** Differs from the item’s language if only the other language matches. */
  excerptLanguage: z.optional(LanguageCode),
});
export type NewsItem = z.output<typeof NewsItem>;

export const NewsArticle = z.object({
  ...newsFields,
  /** Sanitised HTML. */
  content: z.string(),
  updatedAt: z.string(),
  /** Also null if the company is not in the public directory. */
  linkedCompany: z.nullable(z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  /** At most three of the same kind: of the same company first, then of the same type, newest first. */
  related: z.array(NewsItem),
  /** A schema.org `NewsArticle` with absolute URLs. */
  structuredData: StructuredData,
  /** The record with all its languages; only for editors on request. */
  managed: z.optional(ManagedNews),
});
export type NewsArticle = z.output<typeof NewsArticle>;

const NewsPage = pageOf(NewsItem);
const managementQuery = z.object({ management: z._default(yesNo(), false) });

export const newsCalls = defineCalls({
  'GET /api/news/query': {
    summary: 'News, or success stories, newest first',
    description:
      'Only what is published now. Filters: `type`, `company`. A text with no exact match is tried again with one typing mistake allowed per word.',
    access: 'public',
    isShared: true,
    query: z.object({
      ...pageQuery,
      ...fetchAllQuery,
      successStories: z._default(yesNo(), false),
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(['type', 'company'])),
      linkedCompanyId: z.optional(pathId()),
    }),
    response: NewsPage,
  },
  'GET /api/news/type/{type}': {
    summary: 'News of one type, newest first',
    description: 'A type that does not exist has no news; that is not an error (AMB-46).',
    access: 'public',
    params: z.object({ type: z.string().check(z.maxLength(100, 'errors.field.tooLong')) }),
    query: z.object(pageQuery),
    response: NewsPage,
  },
  'GET /api/news/{id}': {
    summary: 'One article or success story',
    access: 'public',
    description: 'With `management=true`, for those who may edit: whatever its state, with all languages in `managed`.',
    params: recordPath,
    query: managementQuery,
    response: NewsArticle,
    errors: ['errors.notFound'],
  },
});
