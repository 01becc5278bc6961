/** An image of the files store, with what a page needs to keep its place free before it is there. */
import * as z from 'zod/mini';

export const Image = z.object({
  /** Path under the portal's own origin; the content behind it never changes. */
  url: z.string(),
  /** What the image says to those who do not see it; empty for decoration. */
  alt: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Image = z.output<typeof Image>;
