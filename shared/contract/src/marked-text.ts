/** A text in which the places that a search found are marked: parts in their order, to be shown as they are, never as HTML. */
import * as z from 'zod/mini';

export const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type MarkedText = z.output<typeof MarkedText>;
