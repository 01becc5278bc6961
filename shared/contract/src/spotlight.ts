import * as z from 'zod/mini';
import { defineCalls } from './call';
import { Image } from './image';
import { languageFacts } from './texts';

export const Spotlight = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.nullable(Image),
  /** Path in the portal or URL of another site. */
  link: z.nullable(z.string()),
  ...languageFacts,
});
export type Spotlight = z.output<typeof Spotlight>;

export const spotlightCalls = defineCalls({
  'GET /api/spotlight': {
    summary: 'What the home page points at now',
    description: '204 when there is nothing.',
    access: 'public',
    response: z.nullish(Spotlight),
  },
});
