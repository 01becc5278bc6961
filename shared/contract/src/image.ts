/** A stored image, with its size so that pages can reserve its place. */
import * as z from 'zod/mini';

/** The point that stays visible when the frame cuts the image: percent from the left and from the top. */
export const ImageFocus = z.object({
  x: z.int().check(z.minimum(0, 'errors.field.tooSmall'), z.maximum(100, 'errors.field.tooLarge')),
  y: z.int().check(z.minimum(0, 'errors.field.tooSmall'), z.maximum(100, 'errors.field.tooLarge')),
});
export type ImageFocus = z.output<typeof ImageFocus>;

export const Image = z.object({
  /** Path in the portal; its content never changes. */
  url: z.string(),
  /** Alternative text; empty for decorative images. */
  alt: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Absent: the middle. */
  focus: z.optional(ImageFocus),
});
export type Image = z.output<typeof Image>;
