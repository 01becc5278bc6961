/** Closures of car parks and of spots by the park's staff, with a preview of what they touch. */
import * as z from 'zod/mini';
import { recordId, text } from './fields';
import { defineCalls } from './call';
import { NamedRecord } from './named-record';
import { Half } from './parking';
import { HeldSpot } from './parking-holding';
import { closureReasonLength } from './parking-limits';
import { calendarDay, calendarDayInput, recordPath } from './query-string';

const id = recordId();

const whereAndWhen = {
  lotId: id,
  /** Without it, the whole lot is closed. */
  spotIds: z.optional(
    z.array(id).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(500, 'errors.field.tooMany')),
  ),
  firstDay: calendarDayInput(),
  lastDay: calendarDayInput(),
};

const endsAfterStart = z.refine<{ firstDay: string; lastDay: string }>((body) => body.lastDay >= body.firstDay, {
  path: ['lastDay'],
  error: 'errors.field.invalid',
});

export const ParkingClosurePreviewBody = z.object(whereAndWhen).check(endsAfterStart);

export const ParkingClosureBody = z
  .object({
    ...whereAndWhen,
    /** People who are affected read it. */
    reasonEn: text(closureReasonLength.max).check(z.minLength(closureReasonLength.min, 'errors.field.tooShort')),
    /** The English reason if it is empty. */
    reasonFr: z._default(text(closureReasonLength.max), ''),
    /** Of the preview: bookings that changed since are refused with 409. */
    version: z.optional(z.string().check(z.maxLength(100, 'errors.field.tooLong'))),
  })
  .check(endsAfterStart);

/** A booking that a closure ends or moves. */
export const ClosedBooking = z.object({
  id: z.string(),
  date: calendarDay(),
  halves: z.array(Half),
  spot: HeldSpot,
  /** Of the person or guest. */
  name: z.string(),
  company: z.string(),
  isGuest: z.boolean(),
  /** A free spot of the same kind at the same time; null: the booking is cancelled. */
  movesTo: z.nullable(HeldSpot),
  /** Credits that come back when it is cancelled, with one per half from the park. */
  creditsBack: z.int(),
});
export type ClosedBooking = z.output<typeof ClosedBooking>;

/** A person to whom a closed spot is assigned. */
export const ClosedHolder = z.object({ spot: HeldSpot, name: z.string(), company: z.string(), halves: z.int() });
export type ClosedHolder = z.output<typeof ClosedHolder>;

export const ParkingClosurePreview = z.object({
  spots: z.int(),
  days: z.int(),
  bookings: z.array(ClosedBooking),
  holders: z.array(ClosedHolder),
  version: z.string(),
});
export type ParkingClosurePreview = z.output<typeof ParkingClosurePreview>;

export const ParkingClosure = z.object({
  id: z.string(),
  lot: NamedRecord,
  /** Numbers of the closed spots. */
  spots: z.array(z.string()),
  isWholeLot: z.boolean(),
  firstDay: calendarDay(),
  lastDay: calendarDay(),
  reason: z.object({ en: z.string(), fr: z.string() }),
  state: z.enum(['coming', 'current']),
});
export type ParkingClosure = z.output<typeof ParkingClosure>;

export const parkingClosureCalls = defineCalls({
  'GET /api/parking/closures': {
    summary: 'Closures of parking that have not ended, earliest first',
    access: 'Parkshare_SuperManage',
    response: z.object({ items: z.array(ParkingClosure) }),
  },
  'POST /api/parking/closures/preview': {
    summary: 'What a closure would touch',
    access: 'Parkshare_SuperManage',
    body: ParkingClosurePreviewBody,
    response: ParkingClosurePreview,
    errors: ['errors.parking.lotNotFound', 'errors.parking.closureInThePast', 'errors.parking.closureTooLong'],
  },
  'POST /api/parking/closures': {
    summary: 'Close a lot or spots of it for some days',
    description:
      'Bookings move to a free spot of the same kind; others are cancelled, with the credits back and one more per half from the park. Everybody who is touched receives a message.',
    access: 'Parkshare_SuperManage',
    body: ParkingClosureBody,
    response: z.object({ id: z.string(), moved: z.int(), cancelled: z.int() }),
    status: 201,
    errors: [
      'errors.parking.lotNotFound',
      'errors.parking.closureInThePast',
      'errors.parking.closureTooLong',
      'errors.parking.closureChanged',
    ],
  },
  'DELETE /api/parking/closures/{id}': {
    summary: 'Lift a closure',
    description: 'The spots are open again from now on, first to the waitlist. Lifting again changes nothing.',
    access: 'Parkshare_SuperManage',
    params: recordPath,
    errors: ['errors.parking.closureNotFound'],
  },
});
