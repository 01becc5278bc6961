/** Who parks where on a day in the whole park, by car park, for Facilities and the park's staff. */
import type { Half, SpotKind } from '@park/contract/parking';
import type { DayList } from '@park/contract/parking-park';
import { canReadParkingDayList } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { listParkedHalves } from '../holding/day-sheet';

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Names and number plates of everybody who parks on the day, today by default.
 * @throws ApiError 403 `errors.parking.dayListNotAllowed`
 */
export async function getDayList(
  { database, clock, configuration }: AppContext,
  person: Person,
  day?: string,
): Promise<DayList> {
  if (!canReadParkingDayList(person)) throw new ApiError(403, 'errors.parking.dayListNotAllowed');
  const today = dayOf(clock(), configuration.parkTimeZone);
  const date = day ?? today;
  const { rows: lots } = await database.execute<{ id: string; name: string; spotCount: number }>(sql`
    SELECT lot.id, lot.name, count(spot.id)::int AS "spotCount" FROM parking_lots lot
    LEFT JOIN parking_spots spot ON spot.lot_id = lot.id AND spot.is_active AND NOT EXISTS (
      SELECT 1 FROM parking_closure_spots closed JOIN parking_closures closure ON closure.id = closed.closure_id
      WHERE closed.spot_id = spot.id AND closure.ended_at IS NULL AND ${date}::date BETWEEN closure.first_day AND closure.last_day)
    GROUP BY lot.id ORDER BY lot.position, lot.name`);
  const parked = await listParkedHalves(database, { date, today });
  return {
    date,
    lots: lots.map((lot) => ({ ...lot, spots: spotsOf(parked.filter(({ lotId }) => lotId === lot.id)) })),
  };
}

type ParkedHalf = Awaited<ReturnType<typeof listParkedHalves>>[number];

function spotsOf(parked: readonly ParkedHalf[]): DayList['lots'][number]['spots'] {
  const spots = new Map<string, { id: string; number: string; kind: SpotKind } & Record<Half, DayListPart | null>>();
  for (const { spotId, spot: number, kind, half, name, company, isGuest, plate } of parked) {
    const spot = spots.get(spotId) ?? { id: spotId, number, kind, am: null, pm: null };
    spots.set(spotId, { ...spot, [half]: { name, company, isGuest, plate } });
  }
  return [...spots.values()].sort((one, other) => byNumber.compare(one.number, other.number));
}

type DayListPart = NonNullable<DayList['lots'][number]['spots'][number]['am']>;
