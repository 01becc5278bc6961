/** What is free on a day. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { halves, type Half } from '@park/contract/parking';
import type { Person } from '../../http/access/person';
import { isUuid } from '../../core/ids/is-uuid';
import { ApiError } from '../../core/errors/api-error';
import { dayOf } from '../../core/time/park-time';
import type { Park } from '../../core/context/app-context';
import { lotAnswer } from './answers';
import { parkingBalance } from './credits';
import { freedomOf, isFreeFor } from './free-spots';
import { bookableDays, dayRefusal, halvesOf, hasEnded } from './halves';
import { openHalves } from './open-halves';
import { ownHalves, readLots } from './store';

type Query = ParsedCallInput<'GET /api/parking/parking-lots'>['query'];

export const lotNotFound = () => new ApiError(404, 'errors.parking.lotNotFound');

/** The day asked for, which must be one that can be booked, and its halves that are over. */
function readDay(park: Park, query: Query): { date: string; now: Date; zone: string; ended: Set<Half> } {
  const zone = park.configuration.parkTimeZone;
  const now = park.clock();
  const date = query.date ?? dayOf(now, zone);
  const refusal = dayRefusal(date, now, zone);
  if (refusal) throw new ApiError(422, refusal);
  return { date, now, zone, ended: new Set(halves.filter((half) => hasEnded(date, half, now, zone))) };
}

export async function parkingDay(
  park: Park,
  person: Person,
  query: Query,
): Promise<CallResponse<'GET /api/parking/parking-lots'>> {
  const { date, now, zone, ended } = readDay(park, query);
  const [lots, open, own, parkshareCredits] = await Promise.all([
    readLots(park.database),
    openHalves(park.database, { day: date, person }),
    ownHalves(park.database, person.id, date),
    parkingBalance(park.database, person.id),
  ]);
  const spots = freedomOf(open, ended);
  return {
    date,
    half: query.half,
    timeZone: zone,
    ...bookableDays(now, zone),
    endedHalves: [...ended],
    own: { am: own.get('am') ?? null, pm: own.get('pm') ?? null },
    lots: lots.map((lot) => lotAnswer(lot, spots, halvesOf(query.half))),
    parkshareCredits,
  };
}

export async function lotDay(
  park: Park,
  person: Person,
  id: string,
  query: Query,
): Promise<CallResponse<'GET /api/parking/freeSpots/{id}'>> {
  const { date, ended } = readDay(park, query);
  const [lot] = isUuid(id) ? await readLots(park.database, id) : [];
  if (!lot) throw lotNotFound();
  const [open, parkshareCredits] = await Promise.all([
    openHalves(park.database, { day: date, person, within: { lotId: id } }),
    parkingBalance(park.database, person.id),
  ]);
  const spots = freedomOf(open, ended);
  const wanted = halvesOf(query.half);
  return {
    date,
    half: query.half,
    lot: lotAnswer(lot, spots, wanted),
    spots: spots
      .filter((spot) => isFreeFor(spot, wanted))
      .map(({ id: spotId, number, kind, from }) => ({ id: spotId, number, kind, from })),
    parkshareCredits,
  };
}
