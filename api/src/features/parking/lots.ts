/** Parking lots and free spots of a day. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { halves, type Half } from '@park/contract/parking';
import type { Language } from '@park/contract/texts';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { dayOf } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { listClosedParts } from './rules/closed-spots';
import { lotResponse } from './responses';
import { getParkingBalance } from './credits';
import { availabilityOf, isFreeFor } from './spot-availability';
import { lotNotFound } from './errors';
import { bookableDays, halvesOf, hasEnded, requireBookableDay } from './halves';
import { bookableKinds } from './rules/kinds';
import { heldHalves } from './holding/own-spot';
import { costOf, listHolidays } from './rules/prices';
import { releasedHalves } from './released-halves';
import { ownHalves, listLots } from './store';

type Query = ParsedCallInput<'GET /api/parking/parking-lots'>['query'];

/** Returns the requested day, checked to be bookable, and its halves that are over. */
function readDay(context: AppContext, query: Query): { date: string; now: Date; zone: string; ended: Set<Half> } {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const date = query.date ?? dayOf(now, zone);
  requireBookableDay(date, now, zone);
  return { date, now, zone, ended: new Set(halves.filter((half) => hasEnded(date, half, now, zone))) };
}

/**
 * All lots on a day with what this person can book there, at which price.
 * @throws ApiError 422 `errors.parking.inThePast` or `tooFarAhead`
 */
export async function getParkingDay(
  context: AppContext,
  person: Person,
  language: Language,
  query: Query,
): Promise<CallResponse<'GET /api/parking/parking-lots'>> {
  const { date, now, zone, ended } = readDay(context, query);
  const [lots, released, own, parkshareCredits, kinds, held, holidays, closed] = await Promise.all([
    listLots(context.database),
    releasedHalves(context.database, { day: date, person, now, zone }),
    ownHalves(context.database, person.id, date),
    getParkingBalance(context.database, person.id),
    bookableKinds(context.database, { userId: person.id, day: date, now, zone }),
    heldHalves(context.database, person.id, date),
    listHolidays(context.database, [date]),
    listClosedParts(context.database, date, language),
  ]);
  const open = released.filter(({ kind }) => kinds.has(kind));
  const numberOf = (half: Half) => held.find((part) => part.half === half)?.number ?? null;
  const cost = (half: Half) => costOf(date, half, { holidays, now, zone });
  const spots = availabilityOf(open, ended);
  return {
    date,
    half: query.half,
    timeZone: zone,
    ...bookableDays(now, zone),
    endedHalves: [...ended],
    own: { am: own.get('am') ?? null, pm: own.get('pm') ?? null },
    held: { am: numberOf('am'), pm: numberOf('pm') },
    cost: { am: cost('am'), pm: cost('pm') },
    lots: lots.map((lot) => lotResponse(lot, spots, halvesOf(query.half), closed.get(lot.id))),
    parkshareCredits,
  };
}

/**
 * The free spots of one lot for this person. They are free at the moment of the answer: booking checks again.
 * @throws ApiError 404 `errors.parking.lotNotFound`, 422 as `getParkingDay`
 */
export async function getLotDay(
  context: AppContext,
  person: Person,
  language: Language,
  id: string,
  query: Query,
): Promise<CallResponse<'GET /api/parking/freeSpots/{id}'>> {
  const { date, now, zone, ended } = readDay(context, query);
  const [lot] = isRecordId(id) ? await listLots(context.database, id) : [];
  if (!lot) throw lotNotFound();
  const [released, parkshareCredits, kinds, closed] = await Promise.all([
    releasedHalves(context.database, { day: date, person, within: { lotId: id }, now, zone }),
    getParkingBalance(context.database, person.id),
    bookableKinds(context.database, { userId: person.id, day: date, now, zone }),
    listClosedParts(context.database, date, language),
  ]);
  const open = released.filter(({ kind }) => kinds.has(kind));
  const spots = availabilityOf(open, ended);
  const wanted = halvesOf(query.half);
  return {
    date,
    half: query.half,
    lot: lotResponse(lot, spots, wanted, closed.get(lot.id)),
    spots: spots
      .filter((spot) => isFreeFor(spot, wanted))
      .map(({ id: spotId, number, kind, from }) => ({ id: spotId, number, kind, from })),
    parkshareCredits,
  };
}
