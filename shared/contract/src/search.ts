import * as z from 'zod/mini';
import { defineCalls } from './call';
import { MarkedText } from './marked-text';
import { instant, wholeNumber } from './query-string';
import { LanguageCode } from './texts';

export const searchKinds = ['page', 'company', 'news', 'story', 'event', 'job', 'supplier'] as const;
export type SearchKind = (typeof searchKinds)[number];

const defaultSearchResultsPerKind = 5;
const maxSearchResultsPerKind = 20;

export const SearchResult = z.object({
  title: z.string(),
  /** Path in the portal, never another site. */
  url: z.string(),
  /** Plain text around the first match. */
  excerpt: z.string(),
  /** Title and excerpt with marked matches. */
  titleParts: MarkedText,
  excerptParts: MarkedText,
  /** Language of the title: the reader’s or else the available one. */
  language: LanguageCode,
  /** Another language if only that one matches. */
  excerptLanguage: LanguageCode,
  kind: z.enum(searchKinds),
  /** Of an event. */
  startsAt: z.optional(instant()),
});
export type SearchResult = z.output<typeof SearchResult>;

export const searchCalls = defineCalls({
  'GET /api/webflow-search': {
    summary: 'Search over the whole portal',
    description: 'Answers only what the person may read, best first.',
    access: 'public',
    isShared: true,
    query: z.object({
      query: z
        .string()
        .check(z.trim(), z.minLength(2, 'errors.field.tooShort'), z.maxLength(200, 'errors.field.tooLong')),
      /** Most results of each kind. */
      perKind: z._default(wholeNumber({ minimum: 1, maximum: maxSearchResultsPerKind }), defaultSearchResultsPerKind),
    }),
    response: z.object({ items: z.array(SearchResult) }),
  },
  'GET /api/sitemap': {
    summary: 'Pages of everything that visitors may read',
    description: 'For the sitemap that search engines read. At most 10,000 of each kind, newest first.',
    access: 'public',
    isShared: true,
    response: z.object({ items: z.array(z.object({ path: z.string(), changedAt: instant() })) }),
  },
});
