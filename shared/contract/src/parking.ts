/**
 * Parking spot sharing (`/api/parking`). A day has two halves; the bookable days are in the park's time zone. Every
 * response contains the person's credits, so that the client can update its profile.
 */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { pageOf, pageQuery } from './page';
import { plateLength } from './parking-limits';
import { calendarDay, calendarDayInput, commaList, instant, recordPath } from './query-string';

export const halves = ['am', 'pm'] as const;
export const Half = z.enum(halves, 'errors.field.choice');
export type Half = z.output<typeof Half>;

/** A half, or the same spot for both halves. */
export const HalfChoice = z.enum(['am', 'pm', 'day'], 'errors.field.choice');
export type HalfChoice = z.output<typeof HalfChoice>;

export const spotKinds = ['standard', 'electric', 'accessible', 'motorbike'] as const;
export const SpotKind = z.enum(spotKinds, 'errors.field.choice');
export type SpotKind = z.output<typeof SpotKind>;

/** The person's credits after the call (ENT-07). */
const credits = { parkshareCredits: z.int() };

const Place = z.nullable(z.object({ latitude: z.number(), longitude: z.number() }));

export const ParkingLot = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  position: Place,
  /** Number of spots of the lot, regardless of their owner. */
  spotCount: z.int(),
  /** Number of spots that the person can book for a car (standard and electric), by choice of halves. */
  free: z.object({ am: z.int(), pm: z.int(), day: z.int() }),
  /** Number of spots for the requested halves, by kind. */
  freeByKind: z.object({ standard: z.int(), electric: z.int(), accessible: z.int(), motorbike: z.int() }),
  /** What is closed on the day, and why. */
  closed: z.optional(
    z.nullable(z.object({ spots: z.int(), isWholeLot: z.boolean(), reason: z.string(), lastDay: calendarDay() })),
  ),
});
export type ParkingLot = z.output<typeof ParkingLot>;

export const ParkingDay = z.object({
  date: calendarDay(),
  half: HalfChoice,
  timeZone: z.string(),
  /** Returns the first and last day that can be booked. */
  firstDay: calendarDay(),
  lastDay: calendarDay(),
  /** Halves of the day that are over. */
  endedHalves: z.array(Half),
  /** Ids of the person's bookings of the day. */
  own: z.object({ am: z.nullable(z.string()), pm: z.nullable(z.string()) }),
  /** Numbers of the spots that the person holds and has not released: no other spot can be booked for these halves. */
  held: z.optional(z.object({ am: z.nullable(z.string()), pm: z.nullable(z.string()) })),
  /** Credits for each half: none on weekends, holidays and once it has begun. */
  cost: z.optional(z.object({ am: z.int(), pm: z.int() })),
  lots: z.array(ParkingLot),
  ...credits,
});
export type ParkingDay = z.output<typeof ParkingDay>;

export const FreeSpot = z.object({
  id: z.string(),
  number: z.string(),
  kind: SpotKind,
  /** Whether the spot is offered by the person's company or to the whole park. */
  from: z.enum(['company', 'park']),
});
export type FreeSpot = z.output<typeof FreeSpot>;

export const LotDay = z.object({
  date: calendarDay(),
  half: HalfChoice,
  lot: ParkingLot,
  spots: z.array(FreeSpot),
  ...credits,
});
export type LotDay = z.output<typeof LotDay>;

export const DayQuery = z.object({
  /** Today in the park by default. */
  date: z.optional(calendarDayInput()),
  half: z._default(HalfChoice, 'day'),
});

/** One of the own vehicles, or none. */
export const BookingVehicleBody = z.object({
  plate: z.nullable(z.string().check(z.maxLength(plateLength.max, 'errors.field.tooLong'))),
});

export const SpotBookingBody = z
  .object({
    /** A given spot … */
    spotId: z.optional(recordId()),
    /** … or any free spot of a lot. */
    lotId: z.optional(recordId()),
    /** Kind of spot in a lot; by default standard, then electric. */
    kind: z.optional(SpotKind),
    date: calendarDayInput(),
    halves: z.array(Half).check(
      z.minLength(1, 'errors.field.tooFew'),
      z.maxLength(2, 'errors.field.tooMany'),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'errors.field.invalid'),
    ),
  })
  .check(
    z.refine((body) => (body.spotId === undefined) !== (body.lotId === undefined), {
      path: ['spotId'],
      error: 'errors.field.required',
    }),
  );

export const BookedHalf = z.object({
  half: Half,
  start: instant(),
  end: instant(),
  /** `recalled`: the company that holds the spot took it back. */
  state: z.enum(['booked', 'cancelled', 'recalled']),
  /** What became of the half where the lot asks for a check-in; one that was not used in time is `cancelled`. */
  outcome: z.optional(z.nullable(z.enum(['used', 'noShow']))),
});
export type BookedHalf = z.output<typeof BookedHalf>;

export const ParkingBooking = z.object({
  id: z.string(),
  date: calendarDay(),
  halves: z.array(BookedHalf),
  lot: z.object({ id: z.string(), name: z.string(), address: z.string(), position: Place }),
  spot: z.object({ id: z.string(), number: z.string(), kind: SpotKind }),
  /** Of the vehicle; null if none is named or it was erased. */
  plate: z.optional(z.nullable(z.string())),
  createdAt: instant(),
  /** Whether a half is not over and can be cancelled. */
  canCancel: z.boolean(),
  /** Credits refunded on cancellation now. */
  creditsBack: z.int(),
  /** The halves that can be given back, each with the credits that come back. */
  canGiveBack: z.optional(z.array(z.object({ half: Half, credits: z.int() }))),
});
export type ParkingBooking = z.output<typeof ParkingBooking>;

export const creditReasons = [
  'grant',
  'booking',
  'cancellation',
  'release',
  'recall',
  'compensation',
  'expiry',
  'correction',
] as const;

export const CreditEntry = z.object({
  id: z.string(),
  delta: z.int(),
  balance: z.int(),
  reason: z.enum(creditReasons),
  /** The half that the credit is about; null for a grant. */
  half: z.nullable(Half),
  at: instant(),
});
export type CreditEntry = z.output<typeof CreditEntry>;

export const ParkingBookingDetails = z.object({
  booking: ParkingBooking,
  /** How to get there, in the reader's language. */
  directions: z.string(),
  /** Credit entries of the booking, oldest first. */
  credits: z.array(CreditEntry),
  ...credits,
});
export type ParkingBookingDetails = z.output<typeof ParkingBookingDetails>;

const BookingAndCredits = z.object({ booking: ParkingBooking, ...credits });
const dayErrors = ['errors.parking.inThePast', 'errors.parking.tooFarAhead'] as const;

export const ParkingStrip = z.object({
  days: z.array(
    z.object({
      date: calendarDay(),
      /** Car spots that the person can book. */
      free: z.object({ am: z.int(), pm: z.int(), day: z.int() }),
      /** Whether the person has a booking or holds a spot in the half. */
      own: z.object({ am: z.boolean(), pm: z.boolean() }),
      /** Weekends and holidays cost nothing. */
      isFreeOfCharge: z.boolean(),
    }),
  ),
  /** Whether the person may see who parks where in the whole park. */
  may: z.object({ readDayList: z.boolean() }),
});
export type ParkingStrip = z.output<typeof ParkingStrip>;

export const parkingCalls = defineCalls({
  'GET /api/parking/days': {
    summary: 'The next 14 days with the number of free spots',
    access: 'Parkshare_Read',
    response: ParkingStrip,
  },
  'GET /api/parking/parking-lots': {
    summary: 'Lots with the number of free spots for a day and half',
    description:
      'Free is what the person could book: spots of the own company that nobody is assigned to or that were released to it, spots released to the park, and spots that belong to the park.',
    access: 'Parkshare_Read',
    query: DayQuery,
    response: ParkingDay,
    errors: dayErrors,
  },
  'GET /api/parking/freeSpots/{id}': {
    summary: 'Free spots of a lot for a day and half',
    access: 'Parkshare_Read',
    params: recordPath,
    query: DayQuery,
    response: LotDay,
    errors: ['errors.parking.lotNotFound', ...dayErrors],
  },
  'POST /api/parking/spots/book': {
    summary: 'Book a spot, or any free spot of a lot',
    description: 'Costs one credit per half. A spot that somebody was faster to book is refused with 409.',
    access: 'Parkshare_Book',
    body: SpotBookingBody,
    response: BookingAndCredits,
    status: 201,
    errors: [
      'errors.parking.taken',
      'errors.parking.alreadyBooked',
      'errors.parking.noCredits',
      'errors.parking.notReleased',
      'errors.parking.spotNotFound',
      'errors.parking.lotNotFound',
      'errors.parking.ownSpot',
      'errors.parking.spotClosed',
      'errors.parking.shortHorizon',
      'errors.parking.permitNeeded',
      'errors.parking.electricNeeded',
      ...dayErrors,
    ],
  },
  'GET /api/parking/bookings': {
    summary: 'Your parking bookings',
    description: '`upcoming` holds live bookings of today and later, next first; `past` the rest, latest first.',
    access: 'Parkshare_Book',
    query: z.object({
      ...pageQuery,
      when: z._default(z.enum(['upcoming', 'past'], 'errors.field.choice'), 'upcoming'),
    }),
    response: z.extend(pageOf(ParkingBooking), credits),
  },
  'GET /api/parking/bookings/{id}': {
    summary: 'One of your parking bookings with the way there and its credits',
    access: 'Parkshare_Book',
    params: recordPath,
    response: ParkingBookingDetails,
    errors: ['errors.parking.bookingNotFound'],
  },
  'GET /api/parking/bookings/{id}/calendar': {
    summary: 'Calendar file of one of your parking bookings',
    description: 'With the UID of the person’s calendar feed.',
    access: 'Parkshare_Book',
    params: recordPath,
    responseType: 'text/calendar',
    errors: ['errors.parking.bookingNotFound'],
  },
  'PUT /api/parking/bookings/{id}/vehicle': {
    summary: 'Choose one of your vehicles for a booking, or none',
    description: 'A booking begins with the first vehicle, or on an electric spot with the first electric one.',
    access: 'Parkshare_Book',
    params: recordPath,
    body: BookingVehicleBody,
    response: BookingAndCredits,
    errors: ['errors.parking.bookingNotFound', 'errors.parking.alreadyEnded'],
  },
  'DELETE /api/parking/bookings/{id}': {
    summary: 'Cancel one of your parking bookings',
    description:
      'Gives up the halves that are not over, or only those in `halves`. The credit of a half comes back when it has not begun. Cancelling again changes nothing and answers the same.',
    access: 'Parkshare_Book',
    params: recordPath,
    query: z.object({ halves: z.optional(commaList(Half)) }),
    response: BookingAndCredits,
    errors: ['errors.parking.bookingNotFound', 'errors.parking.alreadyEnded'],
  },
});
