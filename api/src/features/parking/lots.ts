/** Parking lots and free spots of a day. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { halves, type Half } from '@park/contract/parking';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { ApiError } from '../../core/errors/api-error';
import { dayOf } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { lotResponse } from './responses';
import { getParkingBalance } from './credits';
import { availabilityOf, isFreeFor } from './spot-availability';
import { bookableDays, dayRefusal, halvesOf, hasEnded } from './halves';
import { releasedHalves } from './released-halves';
import { ownHalves, listLots } from './store';

type Query = ParsedCallInput<'GET /api/parking/parking-lots'>['query'];

export const lotNotFound = () => new ApiError(404, 'errors.parking.lotNotFound');

/** Returns the requested day, checked to be bookable, and its halves that are over. */
function readDay(context: AppContext, query: Query): { date: string; now: Date; zone: string; ended: Set<Half> } {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const date = query.date ?? dayOf(now, zone);
  const refusal = dayRefusal(date, now, zone);
  if (refusal) throw new ApiError(422, refusal);
  return { date, now, zone, ended: new Set(halves.filter((half) => hasEnded(date, half, now, zone))) };
}

export async function getParkingDay(
  context: AppContext,
  person: Person,
  query: Query,
): Promise<CallResponse<'GET /api/parking/parking-lots'>> {
  const { date, now, zone, ended } = readDay(context, query);
  const [lots, open, own, parkshareCredits] = await Promise.all([
    listLots(context.database),
    releasedHalves(context.database, { day: date, person }),
    ownHalves(context.database, person.id, date),
    getParkingBalance(context.database, person.id),
  ]);
  const spots = availabilityOf(open, ended);
  return {
    date,
    half: query.half,
    timeZone: zone,
    ...bookableDays(now, zone),
    endedHalves: [...ended],
    own: { am: own.get('am') ?? null, pm: own.get('pm') ?? null },
    lots: lots.map((lot) => lotResponse(lot, spots, halvesOf(query.half))),
    parkshareCredits,
  };
}

export async function getLotDay(
  context: AppContext,
  person: Person,
  id: string,
  query: Query,
): Promise<CallResponse<'GET /api/parking/freeSpots/{id}'>> {
  const { date, ended } = readDay(context, query);
  const [lot] = isRecordId(id) ? await listLots(context.database, id) : [];
  if (!lot) throw lotNotFound();
  const [open, parkshareCredits] = await Promise.all([
    releasedHalves(context.database, { day: date, person, within: { lotId: id } }),
    getParkingBalance(context.database, person.id),
  ]);
  const spots = availabilityOf(open, ended);
  const wanted = halvesOf(query.half);
  return {
    date,
    half: query.half,
    lot: lotResponse(lot, spots, wanted),
    spots: spots
      .filter((spot) => isFreeFor(spot, wanted))
      .map(({ id: spotId, number, kind, from }) => ({ id: spotId, number, kind, from })),
    parkshareCredits,
  };
}
