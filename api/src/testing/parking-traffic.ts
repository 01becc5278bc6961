/** Bookings, cancellations, releases, recalls and waitlists of a full car park, in an order that its seed decides. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { people, testCompanies, type PersonName } from './people';
import { assignmentsFor, lots, prepareLots } from './parking-lots';
import { randomFrom, type Random } from './random';
import type { Database } from '../core/database/database';
import { parkingCompanyTerms, parkingSpots } from '../core/database/schema/parking';
import { parkingCreditLines } from '../core/database/schema/parking-credits';
import { parkingAssignments } from '../core/database/schema/parking-holding';
import { users } from '../core/database/schema/users';

/** A Tuesday, 08:00 in the park. */
export const trafficNow = '2026-03-03T07:00:00Z';
const days = ['2026-03-05', '2026-03-06', '2026-03-09'];
const bookers: PersonName[] = [
  'employee',
  'colleague',
  'companySupervisor',
  'otherEmployee',
  'facilities',
  'externalFit',
];
export const trafficPeople: readonly PersonName[] = [...bookers, 'companyAdministrator', 'supervisorWithFlags'];
const spotIds = Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-f${String(index).padStart(11, '0')}`);
/** Held by the administrator of their company: nobody books them until they are released. */
const heldSpots = spotIds.slice(0, 14);

/** Twenty spots of one company, people with credits, and credits of the company for recalls. */
export async function prepareTraffic(database: Database): Promise<void> {
  await prepareLots(database);
  const companyId = testCompanies.tenant.id;
  await database
    .insert(parkingSpots)
    .values(spotIds.map((id, index) => ({ id, lotId: lots.south, number: `R${index}`, companyId })));
  await database
    .insert(parkingAssignments)
    .values(heldSpots.flatMap((id) => assignmentsFor(id, companyId, people.companyAdministrator.id)));
  await database.update(users).set({ parkshareCredits: 12 });
  await database.insert(parkingCompanyTerms).values({ companyId }).onConflictDoNothing();
  await database.insert(parkingCreditLines).values({
    amount: 6,
    reason: 'grant',
    fromKind: 'issued',
    toKind: 'pool',
    toCompanyId: companyId,
    idempotencyKey: 'traffic',
    at: new Date(trafficNow),
  });
}

export interface TrafficCommand {
  readonly kind: 'book' | 'cancel' | 'release' | 'recall' | 'wait';
  readonly who: PersonName;
  readonly method: 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  /** The booking that a cancellation or a recall is about. */
  readonly bookingId?: string;
  /** `Idempotency-Key`, so that a command whose answer was lost can be sent again. */
  readonly key: string;
}

export class ParkingTraffic {
  /** Who booked what, as the api has answered. */
  private readonly booked: { id: string; who: PersonName }[] = [];
  private readonly random: Random;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  next(): TrafficCommand {
    const { pick, next } = this.random;
    const half = () => pick(['am', 'pm'] as const);
    const key = randomUUID();
    const turn = next();
    const booking = pick<{ id: string; who: PersonName } | undefined>(this.booked);
    if (booking && turn < 0.2)
      return {
        kind: 'cancel',
        who: booking.who,
        method: 'DELETE',
        url: `/api/parking/bookings/${booking.id}`,
        bookingId: booking.id,
        key,
      };
    if (booking && turn < 0.33) {
      const body = { halves: [half()], reason: 'Needed that day' };
      const url = `/api/parking/bookings/${booking.id}/recall`;
      return { kind: 'recall', who: 'supervisorWithFlags', method: 'POST', url, body, bookingId: booking.id, key };
    }
    const day = pick(days);
    if (turn < 0.5) {
      const body = { spotId: pick(heldSpots), halves: ['am', 'pm'], audience: 'park', firstDay: day, lastDay: day };
      return { kind: 'release', who: 'companyAdministrator', method: 'POST', url: '/api/parking/releases', body, key };
    }
    const who = pick(bookers);
    if (turn < 0.62) {
      const body = { lotIds: [lots.south], date: day, choice: pick(['am', 'pm', 'day']) };
      return { kind: 'wait', who, method: 'POST', url: '/api/parking/waitlist', body, key };
    }
    const body = { spotId: pick(spotIds), date: day, halves: [half()] };
    return { kind: 'book', who, method: 'POST', url: '/api/parking/spots/book', body, key };
  }

  /** Remembers what later commands can be about. */
  keep({ kind, who }: TrafficCommand, answer: { status: number; body: TrafficResponse }): void {
    if (answer.status !== 201) return;
    const id = kind === 'book' ? answer.body.booking?.id : kind === 'wait' ? answer.body.entry?.bookingId : undefined;
    if (id) this.booked.push({ id, who });
  }
}

export interface TrafficResponse {
  booking?: { id: string };
  entry?: { id: string; bookingId: string | null };
}

/** Rows that break a rule of parking, with the rule's name; empty if all hold. */
export async function findBrokenRules(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    SELECT 'one booking per spot and half' AS rule, spot_id::text AS about FROM parking_booking_halves
      WHERE state IN ('booked', 'used') GROUP BY spot_id, day, half HAVING count(*) > 1
    UNION ALL SELECT 'one booking per person and half', user_id::text FROM parking_booking_halves
      WHERE state IN ('booked', 'used') AND user_id IS NOT NULL GROUP BY user_id, day, half HAVING count(*) > 1
    UNION ALL SELECT 'no balance below zero', id::text FROM users WHERE parkshare_credits < 0
    UNION ALL SELECT 'no company below zero', company_id::text FROM parking_company_terms WHERE pool_credits < 0
    UNION ALL SELECT 'a booked half is paid for, and no other', half.booking_id::text FROM parking_booking_halves half
      LEFT JOIN parking_payments paid ON paid.booking_id = half.booking_id AND paid.half = half.half AND paid.state = 'held'
      WHERE (half.state = 'booked') <> (paid.booking_id IS NOT NULL)
    UNION ALL SELECT 'a booking has a half', booking.id::text FROM parking_bookings booking
      WHERE NOT EXISTS (SELECT 1 FROM parking_booking_halves half WHERE half.booking_id = booking.id)
    UNION ALL SELECT 'an assigned entry has its booking and one message', entry.id::text FROM parking_waitlist_entries entry
      WHERE entry.state = 'assigned' AND (entry.booking_id IS NULL OR 1 <> (SELECT count(*) FROM notifications told
        WHERE told.kind = 'parking.spotAssigned' AND told.link LIKE '%' || entry.booking_id::text))
    UNION ALL SELECT 'a message belongs to an assigned entry', told.id::text FROM notifications told
      WHERE told.kind = 'parking.spotAssigned' AND NOT EXISTS (SELECT 1 FROM parking_waitlist_entries entry
        WHERE entry.state = 'assigned' AND told.link LIKE '%' || entry.booking_id::text)`);
  return rows;
}
