/** Companies that ask for more space, and the park's answers. */
import { spaceRequestLimits } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, text } from './fields';
import { NamedRecord } from './named-record';
import { pageOf, pageQuery } from './page';
import { calendarDay, calendarDayInput, instant } from './query-string';

export const spaceRequestStates = ['new', 'seen', 'offered', 'accepted', 'declined', 'withdrawn'] as const;
export const SpaceRequestState = z.enum(spaceRequestStates, 'errors.field.choice');
export type SpaceRequestState = z.output<typeof SpaceRequestState>;

const amount = (maximum: number) =>
  z
    .int('errors.field.invalid')
    .check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(maximum, 'errors.field.tooLarge'));
const longText = () => text(spaceRequestLimits.text);

export const SpaceRequestBody = z
  .object({
    /** Square metres. */
    surface: z.optional(amount(spaceRequestLimits.surface)),
    workplaces: z.optional(amount(spaceRequestLimits.workplaces)),
    from: calendarDayInput(),
    phone: z._default(text(40), ''),
    message: z._default(longText(), ''),
  })
  .check(
    z.refine(({ surface, workplaces }) => surface !== undefined || workplaces !== undefined, {
      path: ['surface'],
      error: 'errors.space.surfaceOrWorkplaces',
    }),
  );

export const SpaceAnswerBody = z
  .object({
    answer: z.enum(['seen', 'offered', 'declined'], 'errors.field.choice'),
    /** The offer, or the reason of a refusal. */
    note: z._default(longText(), ''),
    /** The version that was read: two members of staff do not overwrite each other. */
    version: z.int(),
  })
  .check(
    z.refine(({ answer, note }) => answer === 'seen' || note !== '', {
      path: ['note'],
      error: 'errors.field.required',
    }),
  );

export const SpaceDecisionBody = z.object({
  decision: z.enum(['accepted', 'declined', 'withdrawn'], 'errors.field.choice'),
  note: z._default(longText(), ''),
  version: z.int(),
});

export const SpaceRequest = z.object({
  id: z.string(),
  company: NamedRecord,
  /** Who asked; null if the person's account was deleted. */
  requestedBy: z.nullable(z.object({ name: z.string(), email: z.string() })),
  surface: z.nullable(z.int()),
  workplaces: z.nullable(z.int()),
  from: calendarDay(),
  phone: z.string(),
  message: z.string(),
  state: SpaceRequestState,
  version: z.int(),
  createdAt: instant(),
  /** What happened, oldest first. */
  steps: z.array(
    z.object({
      state: SpaceRequestState,
      byCompany: z.boolean(),
      name: z.nullable(z.string()),
      note: z.string(),
      at: instant(),
    }),
  ),
  /** What this person can do with it now. */
  may: z.object({
    answer: z.array(z.enum(['seen', 'offered', 'declined'])),
    decide: z.array(z.enum(['accepted', 'declined', 'withdrawn'])),
  }),
});
export type SpaceRequest = z.output<typeof SpaceRequest>;

const stateErrors = ['errors.space.changedMeanwhile', 'errors.space.closed'] as const;

export const spaceRequestCalls = defineCalls({
  'GET /api/space-requests/own': {
    summary: 'Requests of your company, latest first, and whether it may ask',
    access: 'Space_Needs',
    response: z.object({ mayAsk: z.boolean(), items: z.array(SpaceRequest) }),
  },
  'POST /api/space-requests': {
    summary: 'Ask for space for your company',
    description: 'Only companies with one of three agreements (SPC-01); one open request per company.',
    access: 'Space_Needs',
    status: 201,
    body: SpaceRequestBody,
    response: SpaceRequest,
    errors: [
      'errors.space.notForCompany',
      'errors.space.alreadyOpen',
      'errors.space.inThePast',
      'errors.space.surfaceOrWorkplaces',
    ],
  },
  'POST /api/space-requests/{id}/decision': {
    summary: 'Accept or decline the park’s offer, or withdraw the request',
    access: 'Space_Needs',
    params: z.object({ id: recordId() }),
    body: SpaceDecisionBody,
    response: SpaceRequest,
    errors: stateErrors,
  },
  'GET /api/space-requests': {
    summary: 'Requests of all companies, latest first',
    access: 'Collaborator_ManageCompanyList',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(['open', 'closed'], 'errors.field.choice')) }),
    response: pageOf(SpaceRequest),
  },
  'POST /api/space-requests/{id}/answer': {
    summary: 'Answer a request for the park: seen, an offer, or a refusal',
    access: 'Collaborator_ManageCompanyList',
    params: z.object({ id: recordId() }),
    body: SpaceAnswerBody,
    response: SpaceRequest,
    errors: stateErrors,
  },
});
