/** A text with marked search matches: parts in order, to be displayed as plain text, never as HTML. */
import * as z from 'zod/mini';

export const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type MarkedText = z.output<typeof MarkedText>;
