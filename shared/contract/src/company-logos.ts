/** The staff's list of logos, and the earlier addresses of the calls that change one: `PUT` and `DELETE /api/companies/{id}/logo`. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordPath, searchText, yesNo } from './query-string';

const LogoItem = z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) });
export type LogoItem = z.output<typeof LogoItem>;

const access = { flag: 'CAN_EDIT_COMPANIES_LOGO' } as const;

export const companyLogoCalls = defineCalls({
  'GET /api/publishing/logos': {
    summary: 'Companies with their logos, by name',
    description: 'At most 100 that match; `missing=true` answers those without a logo.',
    access,
    query: z.object({ queryText: z.optional(searchText()), missing: z._default(yesNo(), false) }),
    response: z.object({ items: z.array(LogoItem), paginationId: z.nullable(z.string()), total: z.int() }),
  },
  'POST /api/companies/logo/{id}': {
    summary: 'Set the logo of a company (earlier address)',
    description:
      'Use `PUT /api/companies/{id}/logo`. A form with one file in the field `logo`: PNG, JPEG or WebP, at most 2,097,152 bytes. It is decoded and encoded again.',
    access,
    params: recordPath,
    body: z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required'),
    isMultipart: true,
    maxBodyBytes: 2_200_000,
    response: LogoItem,
    errors: ['errors.notFound', 'errors.upload.tooLarge', 'errors.upload.notAnImage', 'errors.upload.noSpace'],
  },
  'DELETE /api/companies/logo/{id}': {
    summary: 'Remove the logo of a company (earlier address)',
    access,
    params: recordPath,
    response: LogoItem,
    errors: ['errors.notFound'],
  },
});
