import * as z from 'zod/mini';

/**
 * A schema.org object with its `@context`, to embed unchanged as JSON-LD. All its facts are also visible on the page
 * (search engine policy); its URLs are absolute, with the park's origin or as entered by people.
 */
export const StructuredData = z.record(z.string(), z.unknown());
export type StructuredData = z.output<typeof StructuredData>;
