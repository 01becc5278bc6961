import * as z from 'zod/mini';
import { defineCalls } from './call';

export const fileCalls = defineCalls({
  'GET /api/files/{id}': {
    summary: 'A stored image',
    description: 'The content behind an id never changes, so browsers keep it.',
    access: 'public',
    params: z.object({ id: z.uuid('errors.field.invalid') }),
    responseType: 'image/*',
  },
});
