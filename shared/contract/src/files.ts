import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';

export const fileCalls = defineCalls({
  'GET /api/files/{id}': {
    summary: 'A stored image',
    description:
      'For people who may read a record that shows the image; 404 for everybody else. Documents are not served here. The content behind an id never changes, so browsers keep what is public.',
    access: 'public',
    params: z.object({ id: recordId() }),
    /** The token of a preview opens the pictures of its draft, for as long as it works. */
    query: z.object({ preview: z.optional(z.string().check(z.maxLength(100, 'errors.field.tooLong'))) }),
    responseType: 'image/*',
    errors: ['errors.notFound'],
  },
});
