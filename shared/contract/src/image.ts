/** A stored image, with its size so that pages can reserve its place. */
import * as z from 'zod/mini';

export const Image = z.object({
  /** Path in the portal; its content never changes. */
  url: z.string(),
  /** Alternative text; empty for decorative images. */
  alt: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Image = z.output<typeof Image>;
