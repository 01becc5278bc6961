/** Pages about the portal that each park writes itself: privacy, imprint, contact and help. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { instant } from './query-string';
import { LanguageCode } from './texts';

export const infoPageKinds = ['privacy', 'imprint', 'contact', 'help'] as const;
export const InfoPageKind = z.enum(infoPageKinds, 'errors.field.choice');
export type InfoPageKind = z.output<typeof InfoPageKind>;

export const infoPageCalls = defineCalls({
  'GET /api/info-pages/{kind}': {
    summary: 'A page that the park writes itself',
    description: 'In the reader’s language, or in the other one if the park has written only that.',
    access: 'public',
    params: z.object({ kind: InfoPageKind }),
    response: z.object({
      kind: InfoPageKind,
      /** Sanitised HTML. */
      content: z.string(),
      /** Language of the content. */
      language: LanguageCode,
      updatedAt: instant(),
    }),
    errors: ['errors.notFound'],
  },
});
