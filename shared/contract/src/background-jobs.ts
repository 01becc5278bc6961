/** Background jobs that failed for good, for administrators. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { instant } from './query-string';

export const DeadJob = z.object({
  id: z.string(),
  kind: z.string(),
  attempts: z.int(),
  /** What went wrong, without values of people. */
  problem: z.string(),
  orderedAt: instant(),
  failedAt: instant(),
});
export type DeadJob = z.output<typeof DeadJob>;

const id = z.object({ id: recordId() });

export const backgroundJobCalls = defineCalls({
  'GET /api/background-jobs': {
    summary: 'State of the background jobs, and those that failed for good',
    access: 'Collaborator_ManageCompanyList',
    response: z.object({
      waiting: z.int(),
      /** Since when the oldest job that is due waits; null if none does. */
      oldestDueAt: z.nullable(instant()),
      dead: z.array(DeadJob),
    }),
  },
  'POST /api/background-jobs/{id}/retry': {
    summary: 'Try a failed job again',
    access: 'Collaborator_ManageCompanyList',
    params: id,
  },
  'DELETE /api/background-jobs/{id}': {
    summary: 'Delete a failed job',
    access: 'Collaborator_ManageCompanyList',
    params: id,
  },
});
