/** The next 14 days with the number of free spots, for the strip above the lots. */
import type { Half, ParkingStrip } from '@park/contract/parking';
import { halves } from '@park/contract/parking';
import { canReadParkingDayList } from '@park/domain';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { parkingBookingHalves } from '../../core/database/schema/parking';
import { addDays, dayOf, isoWeekday } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { hasEnded } from './halves';
import { listSpotHalves } from './holding/spot-halves';
import { releasedHalves } from './released-halves';
import { bookableKinds } from './rules/kinds';
import { listHolidays } from './rules/prices';
import { availabilityOf, isFreeFor } from './spot-availability';
import { liveHalfStates } from './store';

const shownDays = 14;
const saturday = 6;

/**
 * For each of the next 14 days, counts that are meant for this person: kinds that they may book, and what they hold or
 * have booked.
 */
export async function getParkingStrip(
  { database, clock, configuration }: AppContext,
  person: Person,
): Promise<ParkingStrip> {
  const now = clock();
  const zone = configuration.parkTimeZone;
  const today = dayOf(now, zone);
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index));
  const [open, kindsToday, kindsLater, holidays, held, booked] = await Promise.all([
    releasedHalves(database, { day: days, person, now, zone }),
    // Only today can be after 09:00, when electric spots are open to all.
    bookableKinds(database, { userId: person.id, day: today, now, zone }),
    bookableKinds(database, { userId: person.id, day: addDays(today, 1), now, zone }),
    listHolidays(database, days),
    listSpotHalves(database, days, { assigneeId: person.id }),
    database
      .select({ day: parkingBookingHalves.day, half: parkingBookingHalves.half })
      .from(parkingBookingHalves)
      .where(
        and(
          eq(parkingBookingHalves.userId, person.id),
          gte(parkingBookingHalves.day, today),
          lte(parkingBookingHalves.day, days.at(-1) ?? today),
          inArray(parkingBookingHalves.state, liveHalfStates),
        ),
      ),
  ]);
  const own = new Set(
    [...booked, ...held.filter(({ releaseId }) => releaseId === null)].map(({ day, half }) => `${day} ${half}`),
  );
  return {
    days: days.map((date) => {
      const ended = new Set(halves.filter((half) => hasEnded(date, half, now, zone)));
      const kinds = date === today ? kindsToday : kindsLater;
      const spots = availabilityOf(
        open.filter(
          ({ day, kind }) => day === date && kind !== 'accessible' && kind !== 'motorbike' && kinds.has(kind),
        ),
        ended,
      );
      const count = (wanted: readonly Half[]) => spots.filter((spot) => isFreeFor(spot, wanted)).length;
      return {
        date,
        free: { am: count(['am']), pm: count(['pm']), day: count(['am', 'pm']) },
        own: { am: own.has(`${date} am`), pm: own.has(`${date} pm`) },
        isFreeOfCharge: isoWeekday(date) >= saturday || holidays.has(date),
      };
    }),
    may: { readDayList: canReadParkingDayList(person) },
  };
}
