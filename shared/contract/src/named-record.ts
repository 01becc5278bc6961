import * as z from 'zod/mini';

/** A record that another one refers to, with the name that readers see. */
export const NamedRecord = z.object({ id: z.string(), name: z.string() });
