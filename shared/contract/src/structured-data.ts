import * as z from 'zod/mini';

/**
 * A thing in the words of schema.org, with its `@context`: what a page says of itself to machines, to stand in it as
 * JSON-LD once and unchanged. It says nothing that the page does not show; its addresses are absolute and begin with the
 * park's origin or are those that people gave.
 */
export const StructuredData = z.record(z.string(), z.unknown());
export type StructuredData = z.output<typeof StructuredData>;
