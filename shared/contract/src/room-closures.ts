/** Times in which rooms are closed: what managers say about one, and the dates that it touches. */
import * as z from 'zod/mini';
import { clockTime, recordId, recordIds, requiredText, text } from './fields';
import { NamedRecord } from './named-record';
import { calendarDayInput, instant, instantInput } from './query-string';
import { maxClosureMessageLength, maxClosureReasonLength } from './room-limits';

/** A moment on the park's wall clock. */
const LocalTime = z.object({ day: calendarDayInput(), time: clockTime });

/** Dates of a closure: the first one, repeated until a day, at the same local time. */
const closureFields = {
  roomIds: recordIds(200).check(z.minLength(1, 'errors.field.required')),
  from: LocalTime,
  until: LocalTime,
  repeat: z._default(
    z.nullable(
      z.object({
        every: z.enum(['day', 'week'], 'errors.field.choice'),
        until: calendarDayInput(),
      }),
    ),
    null,
  ),
  /** Roles and companies that may book nevertheless. */
  allowedRoles: z._default(z.array(z.int()).check(z.maxLength(20, 'errors.field.tooMany')), []),
  allowedCompanyIds: z._default(recordIds(50), []),
} as const;
type LocalTime = z.output<typeof LocalTime>;
const textOf = ({ day, time: clock }: LocalTime) => `${day} ${clock}`;
const endsAfterStart = z.refine<{ from: LocalTime; until: LocalTime }>(
  ({ from, until }) => textOf(until) > textOf(from),
  { path: ['until'], error: 'errors.field.tooSmall' },
);

export const ClosurePreviewBody = z.object(closureFields).check(endsAfterStart);

/** A date that a closure touches, and where it could move. */
export const TouchedDate = z.object({
  id: z.string(),
  title: z.string(),
  owner: z.string(),
  company: z.string(),
  room: NamedRecord,
  start: instant(),
  end: instant(),
  state: z.enum(['booked', 'pending']),
  alternative: z.nullable(z.object({ room: NamedRecord, start: instant(), end: instant() })),
});
export type TouchedDate = z.output<typeof TouchedDate>;

export const ClosureBody = z
  .object({
    ...closureFields,
    reason: z.object({ en: requiredText(maxClosureReasonLength), fr: text(maxClosureReasonLength) }),
    /** What happens to each touched date; one that is missing is refused with 409. */
    decisions: z._default(
      z
        .array(
          z.object({
            id: recordId(),
            action: z.enum(['move', 'keep', 'cancel'], 'errors.field.choice'),
            /** For `move`: as the preview showed it. */
            to: z.optional(z.object({ roomId: recordId(), start: instantInput(), end: instantInput() })),
          }),
        )
        .check(z.maxLength(500, 'errors.field.tooMany')),
      [],
    ),
    /** For the people whose dates are moved or cancelled; the reason if it is empty. */
    message: z._default(text(maxClosureMessageLength), ''),
  })
  .check(endsAfterStart);

export const RoomClosure = z.object({
  id: z.string(),
  seriesId: z.nullable(z.string()),
  start: instant(),
  end: instant(),
  reason: z.object({ en: z.string(), fr: z.string() }),
  rooms: z.array(NamedRecord),
  allowedRoles: z.array(z.int()),
  allowedCompanies: z.array(NamedRecord),
});
export type RoomClosure = z.output<typeof RoomClosure>;
