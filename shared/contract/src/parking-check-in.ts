/** Check-in at a lot with the code at its entrance, and the rules of a lot. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { NamedRecord } from './named-record';
import { Half } from './parking';
import { WaitlistRule } from './parking-waitlist';
import { calendarDay, instant } from './query-string';

export const CheckInBody = z.object({
  /** From the address in the QR code. */
  code: z.string().check(z.regex(/^[\w-]{8,64}$/, 'errors.field.invalid')),
});

export const CheckIn = z.object({
  date: calendarDay(),
  halves: z.array(Half),
  lot: NamedRecord,
  spot: z.object({ id: z.string(), number: z.string() }),
  bookingId: z.string(),
  checkedInAt: instant(),
});
export type CheckIn = z.output<typeof CheckIn>;

export const LotRules = z.object({
  id: z.string(),
  name: z.string(),
  waitlistRule: WaitlistRule,
  hasCheckIn: z.boolean(),
  /** Path for the QR code at the entrance. */
  checkInPath: z.string(),
});
export type LotRules = z.output<typeof LotRules>;

export const parkingCheckInCalls = defineCalls({
  'POST /api/parking/check-in': {
    summary: 'Check in at the spot that you have booked',
    description: 'From one hour before the half begins until it ends. Checking in again changes nothing.',
    access: 'Parkshare_Book',
    body: CheckInBody,
    response: CheckIn,
    errors: ['errors.parking.lotNotFound', 'errors.parking.nothingToCheckIn'],
  },
});
