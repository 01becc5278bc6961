/** A booking of a room with its dates, as it is answered, and what a person sends to book. */
import { minuteMs } from '@park/domain';
import * as z from 'zod/mini';
import { recordId, requiredText, text } from './fields';
import { NamedRecord } from './named-record';
import { instant, instantInput } from './query-string';
import { maxBookingNoteLength, maxBookingTitleLength } from './room-limits';

/**
 * States of an occurrence. `expired`: a request that nobody decided before its start; `skipped`: a date of a series
 * omitted because of a conflict; `released`: nobody checked in.
 */
export const occurrenceStates = [
  'booked',
  'pending',
  'cancelled',
  'rejected',
  'expired',
  'skipped',
  'released',
] as const;
export const OccurrenceState = z.enum(occurrenceStates);
export type OccurrenceState = z.output<typeof OccurrenceState>;

export const RoomOccurrence = z.object({
  id: z.string(),
  /** Its room, which can differ from the booking's. */
  room: NamedRecord,
  /** A requested move of an accepted date, which keeps its time until the decision. */
  isMove: z.boolean(),
  start: instant(),
  end: instant(),
  state: OccurrenceState,
  reason: z.nullable(z.string()),
  may: z.object({
    /** Move, lengthen or shorten: not over, and its start not in the past. */
    change: z.boolean(),
    /** It is running. */
    endNow: z.boolean(),
  }),
});
export type RoomOccurrence = z.output<typeof RoomOccurrence>;

export const RoomBooking = z.object({
  id: z.string(),
  room: z.object({ id: z.string(), name: z.string(), building: NamedRecord, floor: z.string() }),
  title: z.string(),
  owner: z.string(),
  ownerId: z.nullable(z.string()),
  /** Who booked it, if not the owner. */
  bookedBy: z.nullable(z.string()),
  /** The reader booked it for its owner. */
  isForColleague: z.boolean(),
  /** Increases with each change; sent back with a change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  createdAt: instant(),
  isSeries: z.boolean(),
  needsApproval: z.boolean(),
  attendees: z.array(z.string()),
  /** Attendees who are invited by e-mail, with their answers. */
  invitations: z.array(
    z.object({ email: z.string(), answer: z.enum(['needs-action', 'accepted', 'tentative', 'declined']) }),
  ),
  people: z.nullable(z.int()),
  note: z.string(),
  /** In order of time; a single one for a booking that does not repeat. */
  occurrences: z.array(RoomOccurrence),
  /** Whether the caller may cancel future occurrences. */
  canCancel: z.boolean(),
  may: z.object({ edit: z.boolean(), cancel: z.boolean(), handOver: z.boolean() }),
});
export type RoomBooking = z.output<typeof RoomBooking>;

/** Names or addresses of attendees. */
export const attendeeList = () => z.array(requiredText(200)).check(z.maxLength(200, 'errors.field.tooMany'));

/** Number of people, if not all are named. */
export const peopleCount = () =>
  z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(10_000, 'errors.field.tooLarge'));

export const RoomBookingBody = z
  .object({
    roomId: recordId(),
    /** A colleague for whom it is booked; without it the caller. */
    ownerId: z.optional(recordId()),
    start: instantInput(),
    end: instantInput(),
    title: requiredText(maxBookingTitleLength),
    attendees: z._default(attendeeList(), []),
    people: z.optional(peopleCount()),
    note: z._default(text(maxBookingNoteLength), ''),
  })
  .check(
    z.refine((body) => Date.parse(body.end) > Date.parse(body.start), {
      path: ['end'],
      error: 'errors.field.tooSmall',
    }),
    z.refine((body) => Date.parse(body.start) % minuteMs === 0, { path: ['start'], error: 'errors.field.invalid' }),
    z.refine((body) => Date.parse(body.end) % minuteMs === 0, { path: ['end'], error: 'errors.field.invalid' }),
  );

/** An alternative to a taken slot, in the problem's `details.alternatives`. */
export const RoomAlternative = z.object({
  kind: z.enum(['shift', 'shorten', 'room']),
  room: NamedRecord,
  start: instant(),
  end: instant(),
});
export type RoomAlternative = z.output<typeof RoomAlternative>;
export const RoomTakenDetails = z.object({
  alternatives: z.array(RoomAlternative),
  /** The next time on that day when the same room is free for as long; null if there is none. */
  nextFree: z.nullable(z.object({ start: instant(), end: instant(), freeUntil: instant() })),
});
export type RoomTakenDetails = z.output<typeof RoomTakenDetails>;
