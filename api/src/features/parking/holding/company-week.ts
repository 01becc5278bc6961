/** The spots of a company with every half of some days, for its managers. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Language } from '@park/contract/texts';
import { eveningBefore } from '@park/domain';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { parkingBookings } from '../../../core/database/schema/parking';
import { parkingLeases } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { addDays, dayOf, momentAt } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { listClosedReasons } from '../rules/closed-spots';
import { getPoolBalance } from '../credits';
import { halfInterval } from '../halves';
import { listAssignments } from './assignments-store';
import { heldHalf } from './held-half';
import { listHeldSpots } from './held-spots';
import { listNamedCompanies, listParkers } from './names';
import { listSpotHalves, type SpotHalf } from './spot-halves';

type Response = CallResponse<'GET /api/parking/spots/company'>;
type Query = ParsedCallInput<'GET /api/parking/spots/company'>['query'];

/** A booked half can be recalled until the evening before. */
export const recallDeadline = (day: string, zone: string): Date => momentAt(addDays(day, -1), eveningBefore, zone);

/**
 * For managers of the company: every spot that it holds, with who parks there by name. Days begin with `query.from`,
 * today by default.
 */
export async function getCompanyWeek(
  context: AppContext,
  person: Person,
  language: Language,
  query: Query,
): Promise<Response> {
  const { database } = context;
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const today = dayOf(now, zone);
  const from = query.from ?? today;
  const days = Array.from({ length: query.days }, (_, index) => addDays(from, index));
  const { companyId } = person;
  const halves = await listSpotHalves(database, days, { companyId });
  const spotIds = [...new Set(halves.map(({ spotId }) => spotId))];
  const [spots, people, names, bookings, assignments, leases, pool, reasonOf] = await Promise.all([
    listHeldSpots(database, spotIds),
    listParkers(database, companyId),
    listNamedCompanies(database),
    listBookers(database, halves),
    listAssignments(database, { companyId, spotIds, day: from < today ? today : from }),
    listLeaseEnds(database, companyId, from),
    getPoolBalance(database, companyId),
    listClosedReasons(database, spotIds, days, language),
  ]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const company = names.find(({ id }) => id === companyId) ?? { id: companyId, name: '' };
  const companyHalf = (part: SpotHalf) => {
    const booking = part.bookingId === null ? undefined : bookings.get(part.bookingId);
    const isToCome = halfInterval(part.day, part.half, zone).start > now;
    const isGuest = booking?.guestName != null;
    const isOwnPeople = booking?.companyId === companyId;
    return {
      ...heldHalf(person, part, now, zone),
      closedReason: reasonOf(part.spotId, part.day),
      assignee: part.assigneeId === null ? null : { id: part.assigneeId, name: nameOf.get(part.assigneeId) ?? '' },
      booking: booking
        ? {
            id: booking.id,
            name: isOwnPeople ? (booking.guestName ?? booking.name) : null,
            isGuest,
            may: {
              recall: !(isGuest && isOwnPeople) && now < recallDeadline(part.day, zone),
              cancel: isGuest && isOwnPeople && isToCome,
            },
          }
        : null,
    };
  };
  return {
    company,
    days,
    today,
    spots: spots.map((spot) => {
      const own = halves.filter(({ spotId }) => spotId === spot.id);
      return {
        spot,
        halves: own.map(companyHalf),
        assignments: assignments
          .filter(({ spotId }) => spotId === spot.id)
          .map(({ userId, slots }) => ({ person: { id: userId, name: nameOf.get(userId) ?? '' }, slots })),
        leasedUntil: leases.get(spot.id) ?? null,
        isSublet: own[0]?.isSublet ?? false,
      };
    }),
    people,
    companies: names.filter(({ id }) => id !== companyId),
    poolCredits: pool,
  };
}

async function listBookers(database: Database, halves: readonly SpotHalf[]) {
  const ids = [...new Set(halves.map(({ bookingId }) => bookingId).filter((id) => id !== null))];
  if (ids.length === 0)
    return new Map<string, { id: string; companyId: string; guestName: string | null; name: string }>();
  const rows = await database
    .select({
      id: parkingBookings.id,
      companyId: parkingBookings.companyId,
      guestName: parkingBookings.guestName,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(parkingBookings)
    .leftJoin(users, eq(users.id, parkingBookings.userId))
    .where(inArray(parkingBookings.id, ids));
  return new Map(
    rows.map(({ firstName, lastName, ...row }) => [
      row.id,
      { ...row, name: `${firstName ?? ''} ${lastName ?? ''}`.trim() },
    ]),
  );
}

/** The last day of the lease by which the company has a spot on the day. */
async function listLeaseEnds(database: Database, companyId: string, day: string): Promise<Map<string, string>> {
  const rows = await database
    .select({ spotId: parkingLeases.spotId, lastDay: parkingLeases.lastDay })
    .from(parkingLeases)
    .where(
      and(
        eq(parkingLeases.companyId, companyId),
        eq(parkingLeases.state, 'active'),
        lte(parkingLeases.firstDay, day),
        gte(parkingLeases.lastDay, day),
      ),
    );
  return new Map(rows.map(({ spotId, lastDay }) => [spotId, lastDay]));
}
