/** Parking spots that companies and people hold: own spot, releases, the company's week and guests. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, requiredText } from './fields';
import { NamedRecord } from './named-record';
import { Half, SpotKind } from './parking';
import { plateLength, recallReasonLength } from './parking-limits';
import { calendarDay, calendarDayInput, recordPath, wholeNumber } from './query-string';

const id = recordId();
export const HeldSpot = z.object({ id: z.string(), number: z.string(), kind: SpotKind, lot: NamedRecord });
export type HeldSpot = z.output<typeof HeldSpot>;

const uniqueHalves = z.array(Half).check(
  z.minLength(1, 'errors.field.tooFew'),
  z.maxLength(2, 'errors.field.tooMany'),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'errors.field.invalid'),
);
const weekday = z.int().check(z.minimum(1, 'errors.field.invalid'), z.maximum(7, 'errors.field.invalid'));
const weekdays = z.array(weekday).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(7, 'errors.field.tooMany'));

export const heldHalfStates = ['held', 'free', 'released', 'booked', 'closed'] as const;
export const releaseAudiences = ['company', 'named', 'park', 'companyThenPark'] as const;

/**
 * `held`: the person to whom it is assigned parks there; `free`: in the company's pool; `released`: open to others and not
 * booked; `booked`: somebody else parks there.
 */
export const HeldHalf = z.object({
  day: calendarDay(),
  half: Half,
  state: z.enum(heldHalfStates),
  /** Who may book a released half. */
  audience: z.nullable(z.enum(releaseAudiences)),
  /** Why it is closed. */
  closedReason: z.optional(z.nullable(z.string())),
  /** What the reader may do with it. */
  may: z.object({ release: z.boolean(), takeBack: z.boolean() }),
});
export type HeldHalf = z.output<typeof HeldHalf>;

export const OwnSpots = z.object({
  today: calendarDay(),
  spots: z.array(z.object({ spot: HeldSpot, halves: z.array(HeldHalf) })),
  /** Other companies, for a release to one of them; none for people without a spot. */
  companies: z.optional(z.array(NamedRecord)),
});
export type OwnSpots = z.output<typeof OwnSpots>;

/** A half in the company's week. */
export const CompanyHalf = z.object({
  ...HeldHalf.shape,
  /** The person to whom it is assigned. */
  assignee: z.nullable(NamedRecord),
  /** Who has booked it; people of other companies are not named. */
  booking: z.nullable(
    z.object({
      id: z.string(),
      /** Null for people of other companies. */
      name: z.nullable(z.string()),
      isGuest: z.boolean(),
      may: z.object({ recall: z.boolean(), cancel: z.boolean() }),
    }),
  ),
});
export type CompanyHalf = z.output<typeof CompanyHalf>;

const Slot = z.object({ weekday, half: Half });

export const CompanySpots = z.object({
  company: NamedRecord,
  days: z.array(calendarDay()),
  today: calendarDay(),
  spots: z.array(
    z.object({
      spot: HeldSpot,
      halves: z.array(CompanyHalf),
      /** How the spot is assigned from the first of these days on, from today on if that day is over. */
      assignments: z.array(z.object({ person: NamedRecord, slots: z.array(Slot) })),
      /** The last day of the lease; null for a spot that the company has for good. */
      leasedUntil: z.nullable(calendarDay()),
      isSublet: z.boolean(),
    }),
  ),
  /** People of the company who may park. */
  people: z.array(NamedRecord),
  /** Other companies, for leases and named releases. */
  companies: z.array(NamedRecord),
  poolCredits: z.int(),
});
export type CompanySpots = z.output<typeof CompanySpots>;

export const ReleaseBody = z
  .object({
    spotId: id,
    halves: uniqueHalves,
    audience: z.enum(releaseAudiences, 'errors.field.choice'),
    /** With the audience `named`. */
    companyId: z.optional(id),
    firstDay: calendarDayInput(),
    lastDay: calendarDayInput(),
    /** By default every day. */
    weekdays: z.optional(weekdays),
  })
  .check(
    z.refine((body) => body.lastDay >= body.firstDay, { path: ['lastDay'], error: 'errors.field.invalid' }),
    z.refine((body) => (body.audience === 'named') === (body.companyId !== undefined), {
      path: ['companyId'],
      error: 'errors.field.required',
    }),
  );

const TakeBackBody = z.object({ spotId: id, date: calendarDayInput(), halves: uniqueHalves });

export const RecallBody = z.object({
  halves: uniqueHalves,
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(recallReasonLength.min, 'errors.field.tooShort'),
      z.maxLength(recallReasonLength.max, 'errors.field.tooLong'),
    ),
});

export const AssignBody = z.object({
  /** Replaces all assignments of the spot from this day on. */
  firstDay: calendarDayInput(),
  assignments: z
    .array(
      z.object({ personId: id, slots: z.array(Slot).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(14)) }),
    )
    .check(z.maxLength(14, 'errors.field.tooMany')),
});

const plate = z
  .string()
  .check(
    z.trim(),
    z.minLength(plateLength.min, 'errors.field.tooShort'),
    z.maxLength(plateLength.max, 'errors.field.tooLong'),
  );

export const GuestBody = z.object({
  spotId: id,
  date: calendarDayInput(),
  halves: uniqueHalves,
  name: requiredText(100),
  plate: z.optional(plate),
  /** Whether the vehicle is electric, for electric spots before 09:00 of the day. */
  isElectric: z._default(z.boolean('errors.field.invalid'), false),
});

export const DaySheet = z.object({
  date: calendarDay(),
  rows: z.array(
    z.object({
      lot: z.string(),
      spot: z.string(),
      half: Half,
      name: z.string(),
      company: z.string(),
      isGuest: z.boolean(),
      /** Only for those who may see plates. */
      plate: z.nullable(z.string()),
    }),
  ),
});
export type DaySheet = z.output<typeof DaySheet>;

const spotNotFound = 'errors.parking.spotNotFound';

export const parkingHoldingCalls = defineCalls({
  'GET /api/parking/own-spots': {
    summary: 'Spots that are assigned to the person, with the halves of the next 14 days',
    access: 'Parkshare_Read',
    response: OwnSpots,
  },
  'POST /api/parking/releases': {
    summary: 'Release halves of one of your spots, or of a spot of the company',
    description:
      'For a day, a range of days or weekdays of it, at most 90 days ahead. Halves that are released already refuse the whole release. Managers may release every spot of their company.',
    access: 'Parkshare_Book',
    body: ReleaseBody,
    response: z.object({ halves: z.int() }),
    status: 201,
    errors: [
      spotNotFound,
      'errors.parking.alreadyReleased',
      'errors.parking.nothingToRelease',
      'errors.parking.releaseTooFar',
      'errors.parking.firstDayInPast',
    ],
  },
  'POST /api/parking/releases/take-back': {
    summary: 'Take back released halves that nobody has booked',
    description: 'Halves that the same person has taken back already are counted again; nothing changes.',
    access: 'Parkshare_Book',
    body: TakeBackBody,
    response: z.object({ halves: z.int() }),
    isCreating: true,
    errors: [spotNotFound, 'errors.parking.notYourRelease', 'errors.parking.releaseBooked'],
  },
  'GET /api/parking/spots/company': {
    summary: 'The spots of the company with every half of some days',
    access: 'Parkshare_Manage',
    query: z.object({
      /** Today by default. */
      from: z.optional(calendarDayInput()),
      days: z._default(wholeNumber({ minimum: 1, maximum: 14 }), 7),
    }),
    response: CompanySpots,
  },
  'PUT /api/parking/spots/{id}': {
    summary: 'Assign a spot of the company to people by weekday and half',
    access: 'Parkshare_Manage',
    params: recordPath,
    body: AssignBody,
    errors: [
      spotNotFound,
      'errors.parking.personNotFound',
      'errors.parking.assignedTwice',
      'errors.parking.firstDayInPast',
    ],
  },
  'POST /api/parking/bookings/{id}/recall': {
    summary: 'Take a booked half of a spot of the company back',
    description:
      'Until 18:00 the day before, with a reason, at most twice per booker and month. The booker gets back what was paid and one credit of the company’s pool.',
    access: 'Parkshare_Manage',
    params: recordPath,
    body: RecallBody,
    response: z.object({ halves: z.int(), poolCredits: z.int() }),
    isCreating: true,
    errors: [
      'errors.parking.bookingNotFound',
      'errors.parking.recallTooLate',
      'errors.parking.recalledTwice',
      'errors.parking.poolEmpty',
    ],
  },
  'POST /api/parking/guests': {
    summary: 'Book a spot for a guest of the company',
    description: 'The company’s pool pays. At most two guests per company and half.',
    access: 'Parkshare_Manage',
    body: GuestBody,
    response: z.object({ id: z.string(), poolCredits: z.int() }),
    status: 201,
    errors: [
      spotNotFound,
      'errors.parking.taken',
      'errors.parking.notReleased',
      'errors.parking.poolEmpty',
      'errors.parking.tooManyGuests',
      'errors.parking.spotClosed',
      'errors.parking.permitNeeded',
      'errors.parking.electricNeeded',
      'errors.parking.inThePast',
      'errors.parking.tooFarAhead',
    ],
  },
  'DELETE /api/parking/guests/{id}': {
    summary: 'Cancel the booking of a guest',
    access: 'Parkshare_Manage',
    params: recordPath,
    errors: ['errors.parking.bookingNotFound', 'errors.parking.alreadyEnded'],
  },
  'GET /api/parking/day-sheet': {
    summary: 'Who parks where on a day, in the spots of your company',
    access: 'Parkshare_Manage',
    query: z.object({ date: z.optional(calendarDayInput()) }),
    response: DaySheet,
  },
});
