/** Images of news and events. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { Image } from './image';
import { publishing } from './publishing';

export const publishingImageCalls = defineCalls({
  'POST /api/publishing/images': {
    summary: 'Store an image for an article or event',
    description:
      'A form with one file in the field `image`: PNG, JPEG or WebP, at most 2 MB. It is decoded and encoded again, at most 1600 pixels wide or high, without hidden data.',
    access: publishing,
    body: z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required'),
    isMultipart: true,
    maxBodyBytes: 2_200_000,
    status: 201,
    response: z.object({ imageId: z.string(), image: Image }),
    errors: ['errors.upload.tooLarge', 'errors.upload.notAnImage', 'errors.upload.noSpace'],
  },
});
