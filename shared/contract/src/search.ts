import * as z from 'zod/mini';
import { defineCalls } from './call';
import { MarkedText } from './marked-text';
import { LanguageCode } from './texts';

export const searchKinds = ['page', 'company', 'news', 'story', 'event', 'job', 'supplier'] as const;
export type SearchKind = (typeof searchKinds)[number];

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
});
export type SearchResult = z.output<typeof SearchResult>;

export const searchCalls = defineCalls({
  'GET /api/webflow-search': {
    summary: 'Search over the whole portal',
    description: 'Answers only what the person may read. At most five results of each kind, best first.',
    access: 'public',
    query: z.object({
      query: z
        .string()
        .check(z.trim(), z.minLength(2, 'errors.field.tooShort'), z.maxLength(200, 'errors.field.tooLong')),
    }),
    response: z.object({ items: z.array(SearchResult) }),
  },
});
