import * as z from 'zod/mini';
import { defineCalls } from './call';
import { MarkedText } from './marked-text';
import { LanguageCode } from './texts';

export const searchKinds = ['page', 'company', 'news', 'story', 'event', 'job', 'supplier'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SearchResult = z.object({
  title: z.string(),
  /** Path inside the portal, never another site. */
  url: z.string(),
  /** Plain text around the first match. */
  excerpt: z.string(),
  /** Title and excerpt once more, with the places that were found marked. */
  titleParts: MarkedText,
  excerptParts: MarkedText,
  /** Of the title: the reader’s, or the one that there is. */
  language: LanguageCode,
  /** Another one where the words stand in that language only. */
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
