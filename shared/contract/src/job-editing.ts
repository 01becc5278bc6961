/** Writing jobs: draft, scheduled, published, expired, archived. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, text, webAddress } from './fields';
import { emailAddress } from './person-fields';
import { instant, instantInput, recordPath } from './query-string';

const written = z.object({ title: text(200), description: text(50_000) });

const jobFields = {
  /** A language without a title is not offered. */
  texts: z.object({ en: written, fr: written }),
  contractType: z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(60, 'errors.field.tooLong')),
  workload: z.object({
    minimum: z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(100, 'errors.field.tooLarge')),
    maximum: z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(100, 'errors.field.tooLarge')),
  }),
  location: text(200),
  applyUrl: z.nullable(webAddress()),
  applyEmail: z.nullable(emailAddress()),
  isPublished: z.boolean(),
};

export const JobBody = z.object({
  ...jobFields,
  publishedAt: instantInput(),
  expiresAt: instantInput(),
});
export type JobBody = z.output<typeof JobBody>;

export const ManagedJob = z.object({
  id: z.string(),
  version: z.int(),
  companyId: z.string(),
  ...jobFields,
  publishedAt: instant(),
  expiresAt: instant(),
  state: z.enum(['draft', 'scheduled', 'published', 'expired', 'archived']),
  /** Views per day, without anything about visitors; days without views are left out. */
  views: z.array(z.object({ day: z.string(), count: z.int() })),
  viewCount: z.int(),
});
export type ManagedJob = z.output<typeof ManagedJob>;

const errors = [
  'errors.notFound',
  'errors.jobs.noTitle',
  'errors.jobs.noWayToApply',
  'errors.jobs.tooLong',
  'errors.jobs.expiryInPast',
  'errors.jobs.endsBeforeStart',
] as const;

export const jobEditingCalls = defineCalls({
  'GET /api/jobs/{id}/editing': {
    summary: 'A job of your company as its writers see it',
    access: 'Jobs_Create',
    params: recordPath,
    response: ManagedJob,
    errors: ['errors.notFound'],
  },
  'POST /api/jobs': {
    summary: 'Write a job of your company',
    access: 'Jobs_Create',
    body: z.extend(JobBody, { companyId: z.optional(recordId()) }),
    status: 201,
    response: ManagedJob,
    errors: [...errors],
  },
  'PUT /api/jobs/{id}': {
    summary: 'Change a job of your company',
    description:
      'A conflict carries the current record in `details.current`. An archived job stays archived, unless it is published.',
    access: 'Jobs_Create',
    params: recordPath,
    body: z.extend(JobBody, { version: z.int() }),
    response: ManagedJob,
    errors: [...errors, 'errors.conflict'],
  },
  'DELETE /api/jobs/{id}': {
    summary: 'Delete a job of your company',
    access: 'Jobs_Create',
    params: recordPath,
    errors: ['errors.notFound'],
  },
  'POST /api/jobs/{id}/archive': {
    summary: 'Take a job out of the public list and keep it',
    access: 'Jobs_Create',
    params: recordPath,
    response: ManagedJob,
    errors: ['errors.notFound'],
  },
  'POST /api/jobs/{id}/restore': {
    summary: 'Bring an archived job back as a draft',
    access: 'Jobs_Create',
    params: recordPath,
    response: ManagedJob,
    errors: ['errors.notFound'],
  },
  'POST /api/jobs/{id}/extend': {
    summary: 'Publish a job for a further 30 days from now, or from its expiry',
    description: 'At most 90 days from now. An expired or archived job is public again.',
    access: 'Jobs_Create',
    params: recordPath,
    response: ManagedJob,
    errors: ['errors.notFound', 'errors.jobs.tooLong'],
  },
  'POST /api/jobs/{id}/duplicate': {
    summary: 'Copy a job as a draft',
    access: 'Jobs_Create',
    params: recordPath,
    status: 201,
    response: ManagedJob,
    errors: ['errors.notFound'],
  },
});
