/** Requests for rooms that need approval, and the decisions on them (`/api/rooms/requests`). */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, text } from './fields';
import { NamedRecord } from './named-record';
import { instant, recordPath } from './query-string';
import { maxDecisionReasonLength } from './room-limits';

const decisionText = () => text(maxDecisionReasonLength);

export const RoomRequest = z.object({
  /** The booking's id. */
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Number of people who are expected; null when nobody said. */
  people: z.nullable(z.int()),
  owner: z.object({ name: z.string(), company: z.string() }),
  requestedAt: instant(),
  /** The undecided dates, next first. */
  dates: z.array(
    z.object({
      id: z.string(),
      start: instant(),
      end: instant(),
      /** The room is booked or closed at that time by now. */
      isTaken: z.boolean(),
      /** The accepted time that the person keeps until the decision; null if the date is not a move. */
      movesFrom: z.nullable(z.object({ start: instant(), end: instant(), room: z.string() })),
    }),
  ),
  /** Requests of the same group whose time overlaps with this one; accepting this one rejects those dates. */
  competingIds: z.array(z.string()),
});
export type RoomRequest = z.output<typeof RoomRequest>;

/** Requests for one room that overlap with each other, directly or through another one. */
export const RoomRequestGroup = z.object({
  id: z.string(),
  room: z.object({
    id: z.string(),
    name: z.string(),
    floor: z.string(),
    building: NamedRecord,
    capacity: z.int(),
  }),
  /** In the order in which they were made. */
  requests: z.array(RoomRequest),
});
export type RoomRequestGroup = z.output<typeof RoomRequestGroup>;

/** What became of a request after a decision. */
export const RoomDecision = z.object({
  id: z.string(),
  /** `booked` as soon as one date was accepted. */
  state: z.enum(['booked', 'rejected']),
  /** Ids of the requests that lost at least one date to this one. */
  rejectedIds: z.array(z.string()),
});
export type RoomDecision = z.output<typeof RoomDecision>;

export const RoomRejectBody = z.object({
  /** The person who asked reads it. */
  reason: decisionText().check(z.minLength(1, 'errors.field.required')),
});

export const RoomAcceptBody = z.object({
  /** The competing requests that the manager saw; another set is refused with 409. */
  rejects: z._default(z.array(recordId()).check(z.maxLength(200, 'errors.field.tooMany')), []),
  /** For the people whose requests are rejected; required if there are any. */
  reason: z.optional(decisionText()),
});

const decisionErrors = ['errors.rooms.requestNotFound', 'errors.rooms.requestDecided'] as const;

export const roomRequestCalls = defineCalls({
  'GET /api/rooms/requests': {
    summary: 'Undecided requests for rooms, competing ones together',
    description:
      'Groups with the next date first, at most 200. Requests that nobody decided before their start are not listed.',
    access: 'BookARoom_Manage',
    response: z.object({ groups: z.array(RoomRequestGroup), total: z.int() }),
  },
  'POST /api/rooms/requests/{id}/accept': {
    summary: 'Accept a request and reject those that compete with it',
    description:
      'One transaction. The dates of a series that are taken by now are left out; a request without any free date is refused. The people whose requests are rejected receive the reason and up to three alternatives.',
    access: 'BookARoom_Manage',
    params: recordPath,
    body: RoomAcceptBody,
    response: RoomDecision,
    errors: [...decisionErrors, 'errors.rooms.requestsChanged', 'errors.rooms.taken'],
  },
  'POST /api/rooms/requests/{id}/reject': {
    summary: 'Reject a request with a reason',
    access: 'BookARoom_Manage',
    params: recordPath,
    body: RoomRejectBody,
    response: RoomDecision,
    errors: decisionErrors,
  },
});
