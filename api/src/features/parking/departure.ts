/** The parking of people who leave: halves to come, held spots and credits. */
import { and, asc, eq, gte, inArray, or, sql, sum } from 'drizzle-orm';
import type { DepartureStep, Departure } from '../../core/departures/departure';
import type { Database } from '../../core/database/database';
import { parkingBookingHalves } from '../../core/database/schema/parking';
import { users } from '../../core/database/schema/users';
import { addDays, dayOf } from '../../core/time/park-time';
import { publishBooking } from './booking-events';
import { endEarnings, forfeitCredits, refundHalves } from './credits';
import { halfInterval, maxDaysAhead } from './halves';
import { countAssignedSpots, endAssignments } from './holding/end-assignments';
import { countHoldings, endHoldings } from './holding/leave';
import { cancelHalves, lockBooking } from './store';
import { serveLot } from './waitlist';

/** Halves of the people, and of the guests of a leaving company, that have not begun at the moment of the departure. */
async function halvesToCome(database: Database, { people, leavingCompanyId, from, zone }: Departure) {
  const isOfPeople = inArray(parkingBookingHalves.userId, [...people]);
  const rows = await database
    .select({
      bookingId: parkingBookingHalves.bookingId,
      spotId: parkingBookingHalves.spotId,
      day: parkingBookingHalves.day,
      half: parkingBookingHalves.half,
    })
    .from(parkingBookingHalves)
    .where(
      and(
        leavingCompanyId === null
          ? isOfPeople
          : or(isOfPeople, eq(parkingBookingHalves.guestCompanyId, leavingCompanyId)),
        eq(parkingBookingHalves.state, 'booked'),
        gte(parkingBookingHalves.day, dayOf(from, zone)),
      ),
    )
    .orderBy(asc(parkingBookingHalves.bookingId), asc(parkingBookingHalves.half));
  return rows.filter(({ day, half }) => halfInterval(day, half, zone).start >= from);
}

const bookingIdsOf = (halves: readonly { bookingId: string }[]): ReadonlySet<string> =>
  new Set(halves.map(({ bookingId }) => bookingId));

/** Lots in which the people have booked or hold spots, or that have spots of the leaving company, in a fixed order. */
async function listTouchedLots(
  database: Database,
  { people, leavingCompanyId }: Departure,
  fromDay: string,
): Promise<string[]> {
  const ids = sql.param([...people]);
  const { rows } = await database.execute<{ lotId: string }>(sql`
    SELECT DISTINCT spot.lot_id AS "lotId" FROM parking_spots spot
    WHERE spot.company_id = ${leavingCompanyId}::uuid
      OR EXISTS (SELECT 1 FROM parking_booking_halves half WHERE half.spot_id = spot.id AND half.state = 'booked'
        AND half.day >= ${fromDay}::date
        AND (half.user_id = ANY (${ids}::uuid[]) OR half.guest_company_id = ${leavingCompanyId}::uuid))
      OR EXISTS (SELECT 1 FROM parking_assignments part WHERE part.spot_id = spot.id AND part.user_id = ANY (${ids}::uuid[]))
      OR EXISTS (SELECT 1 FROM parking_leases lease WHERE lease.spot_id = spot.id AND lease.state = 'active'
        AND lease.last_day >= ${fromDay}::date AND ${leavingCompanyId}::uuid IN (lease.company_id, lease.lessor_company_id))
    ORDER BY 1`);
  return rows.map(({ lotId }) => lotId);
}

/** A company holds spots without people, too: those who were its last ones may have left before. */
const isNobody = ({ people, leavingCompanyId }: Departure): boolean => people.length === 0 && leavingCompanyId === null;

export const parkingDeparture: DepartureStep = {
  name: 'parking',

  async preview(database, departure) {
    const people = [...departure.people];
    if (isNobody(departure)) return [];
    const fromDay = dayOf(departure.from, departure.zone);
    const held = await countAssignedSpots(database, people, fromDay);
    const holdings = await countHoldings(database, { people, companyId: departure.leavingCompanyId, fromDay });
    const [credits] = await database
      .select({ sum: sum(users.parkshareCredits) })
      .from(users)
      .where(inArray(users.id, people));
    return [
      { kind: 'parkingHalves', count: (await halvesToCome(database, departure)).length },
      { kind: 'parkingSpots', count: held },
      { kind: 'parkingCompanySpots', count: holdings.companySpots },
      { kind: 'parkingLeases', count: holdings.leases },
      { kind: 'parkingReleases', count: holdings.releases },
      { kind: 'parkingWaitlist', count: holdings.waitlist },
      { kind: 'parkingCredits', count: Number(credits?.sum ?? 0) },
    ];
  },

  async settle(transaction, departure) {
    const { people, key, now } = departure;
    if (isNobody(departure)) return;
    // Lock first: until then the halves and spots of a booking can change.
    for (const bookingId of bookingIdsOf(await halvesToCome(transaction, departure)))
      await lockBooking(transaction, bookingId);
    const halves = await halvesToCome(transaction, departure);
    const fromDay = dayOf(departure.from, departure.zone);
    const lotIds = await listTouchedLots(transaction, departure, fromDay);
    for (const bookingId of bookingIdsOf(halves)) {
      const parts = halves.filter((half) => half.bookingId === bookingId);
      const [booking] = parts;
      const ended = await cancelHalves(
        transaction,
        bookingId,
        parts.map(({ half }) => half),
        now,
      );
      if (!booking || ended.length === 0) continue;
      const { spotId, day } = booking;
      await publishBooking(transaction, 'cancelled', { id: bookingId, spotId, day, halves: ended }, now);
      await refundHalves(transaction, { bookingId, halves: ended, reason: 'leaving', to: 'pool', at: now });
    }
    await endAssignments(transaction, { people, companyId: departure.leavingCompanyId, fromDay });
    await endHoldings(transaction, { people, companyId: departure.leavingCompanyId, fromDay, now });
    await endEarnings(transaction, { people, companyId: departure.leavingCompanyId, fromDay });
    for (const userId of people) await forfeitCredits(transaction, { userId, key, at: now });
    // What they had goes to people who wait, in the same transaction.
    const clock = { clock: () => now, configuration: { parkTimeZone: departure.zone } };
    for (const lotId of lotIds)
      await serveLot(transaction, clock, { lotId, firstDay: fromDay, lastDay: addDays(fromDay, maxDaysAhead) });
  },
};
