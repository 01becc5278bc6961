/** The waitlist of parking: who waits for a spot, in which place and by which rule, and offers during the day. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { NamedRecord } from './named-record';
import { Half, HalfChoice, SpotKind } from './parking';
import { maxWaitlistLots } from './parking-limits';
import { calendarDay, calendarDayInput, instant, recordPath } from './query-string';

/** Order of a lot's queue after recalled people. */
export const waitlistRules = ['firstCome', 'fewestHalves'] as const;
export const WaitlistRule = z.enum(waitlistRules, 'errors.field.choice');
export type WaitlistRule = z.output<typeof WaitlistRule>;

export const WaitlistPlace = z.object({
  lot: NamedRecord,
  rule: WaitlistRule,
  /** 1 is next; null when the entry no longer waits. */
  place: z.nullable(z.int()),
  /** Number of people who wait for the same lot and day. */
  waiting: z.int(),
});
export type WaitlistPlace = z.output<typeof WaitlistPlace>;

export const WaitlistEntry = z.object({
  id: z.string(),
  date: calendarDay(),
  choice: HalfChoice,
  /** Null: any spot for a car that the person may use. */
  kind: z.nullable(SpotKind),
  /** `offered`: a spot is kept for the person until `offer.expiresAt`. */
  state: z.enum(['waiting', 'offered', 'assigned', 'left', 'declined', 'expired']),
  joinedAt: instant(),
  /** Whether a recall gave the entry: such entries come before all others. */
  isRecalled: z.boolean(),
  places: z.array(WaitlistPlace),
  offer: z.nullable(
    z.object({
      spot: z.object({ id: z.string(), number: z.string(), kind: SpotKind }),
      lot: NamedRecord,
      halves: z.array(Half),
      expiresAt: instant(),
    }),
  ),
  bookingId: z.nullable(z.string()),
  /** Until then a spot is assigned; later it is offered for 15 minutes. */
  assignedUntil: instant(),
  /** Whether the person has too few credits to be served. */
  isShortOfCredits: z.boolean(),
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

export const WaitlistJoinBody = z.object({
  lotIds: z.array(recordId()).check(
    z.minLength(1, 'errors.field.tooFew'),
    z.maxLength(maxWaitlistLots, 'errors.field.tooMany'),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'errors.field.invalid'),
  ),
  date: calendarDayInput(),
  choice: HalfChoice,
  kind: z.optional(SpotKind),
});

export const WaitlistAnswerBody = z.object({ answer: z.enum(['accept', 'decline'], 'errors.field.choice') });

const EntryAndCredits = z.object({ entry: WaitlistEntry, parkshareCredits: z.int() });
const entryId = { params: recordPath };

export const parkingWaitlistCalls = defineCalls({
  'GET /api/parking/waitlist': {
    summary: 'Your waitlist entries from today on, with place and rule',
    access: 'Parkshare_Book',
    response: z.object({
      items: z.array(WaitlistEntry),
      /** Number of open entries, and how many a person may have. */
      open: z.int(),
      maxOpen: z.int(),
      parkshareCredits: z.int(),
    }),
  },
  'POST /api/parking/waitlist': {
    summary: 'Join the waitlist of up to four lots',
    description:
      'A spot that is free at this moment is assigned at once: the response has the state `assigned`. A person has at most five open entries and one per half.',
    access: 'Parkshare_Book',
    body: WaitlistJoinBody,
    response: EntryAndCredits,
    status: 201,
    errors: [
      'errors.parking.alreadyBooked',
      'errors.parking.alreadyWaiting',
      'errors.parking.waitlistLimit',
      'errors.parking.lotNotFound',
      'errors.parking.ownSpot',
      'errors.parking.permitNeeded',
      'errors.parking.inThePast',
      'errors.parking.tooFarAhead',
    ],
  },
  'DELETE /api/parking/waitlist/{id}': {
    summary: 'Leave the waitlist',
    description: 'Leaving again changes nothing.',
    access: 'Parkshare_Book',
    ...entryId,
    response: EntryAndCredits,
    errors: ['errors.parking.entryNotFound', 'errors.parking.alreadyAssigned'],
  },
  'POST /api/parking/waitlist/{id}/answer': {
    summary: 'Accept or decline an offered spot',
    access: 'Parkshare_Book',
    ...entryId,
    body: WaitlistAnswerBody,
    response: EntryAndCredits,
    isCreating: true,
    errors: ['errors.parking.entryNotFound', 'errors.parking.offerEnded', 'errors.parking.noCredits'],
  },
});
