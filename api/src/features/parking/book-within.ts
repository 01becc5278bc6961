/** Writes a booking; the one place that books a spot for a person. */
import type { Half } from '@park/contract/parking';
import type { Database } from '../../core/database/database';
import type { ParkClock } from './park-clock';
import { ApiError } from '../../core/errors/api-error';
import { spotNotFound } from './errors';
import { publishBooking } from './booking-events';
import { chargeHalves, listEarners } from './credits';
import { refuseClosed } from './rules/closed-spots';
import { requireBookableKind } from './rules/kinds';
import { usualPlate } from './holding/vehicles';
import { refuseHolder } from './holding/own-spot';
import { costOf, listHolidays } from './rules/prices';
import { releasedHalves } from './released-halves';
import { requireWithinHorizon } from './booking-horizon';
import { insertBooking, lockSpot, ownHalves, type SpotRow } from './store';
import { endCoveredEntries } from './waitlist/end-covered';

/** The person who gets the spot. */
export interface Booker {
  id: string;
  companyId: string;
}

interface WantedHalves {
  date: string;
  halves: readonly Half[];
}

export const taken = (day: string, cause?: unknown) =>
  new ApiError(409, 'errors.parking.taken', { values: { day }, cause });

/** Call it in a transaction: the booking, its halves and their cost are stored together or not at all. */
export async function bookWithin(
  transaction: Database,
  context: ParkClock,
  person: Booker,
  spotId: string,
  { date, halves }: WantedHalves,
): Promise<string> {
  const now = context.clock();
  const spot = await lockSpot(transaction, spotId);
  if (!spot) throw spotNotFound();
  const zone = context.configuration.parkTimeZone;
  await requireBookable(transaction, context, person, spot, { date, halves });
  const open = await releasedHalves(transaction, {
    day: date,
    person,
    now,
    zone,
    within: { spotId },
  });
  const wanted = halves.map((half) => open.find((candidate) => candidate.half === half));
  const chosen = wanted.filter((half) => half !== undefined);
  if (chosen.length < wanted.length)
    throw new ApiError(422, 'errors.parking.notReleased', { values: { name: spot.number, day: date } });
  if (chosen.some(({ isTaken }) => isTaken)) throw taken(date);
  const prices = { holidays: await listHolidays(transaction, [date]), now, zone };
  const priced = chosen.map((half) => ({ ...half, cost: costOf(date, half.half, prices) }));
  const id = await insertBooking(transaction, {
    userId: person.id,
    companyId: person.companyId,
    spotId,
    day: date,
    halves: priced,
    plate: await usualPlate(transaction, person.id, spot.kind),
    now,
  });
  await publishBooking(transaction, 'created', { id, spotId, companyId: person.companyId, day: date, halves }, now);
  const earnerOf = await listEarners(
    transaction,
    { companyId: chosen[0]?.holderId ?? null },
    chosen.map(({ releaseId }) => releaseId),
  );
  await chargeHalves(transaction, {
    payer: { person: person.id, companyId: person.companyId },
    bookingId: id,
    day: date,
    halves: priced.map(({ half, releaseId, cost }) => ({ half, credits: cost, earner: earnerOf(releaseId) })),
    at: now,
  });
  await endCoveredEntries(transaction, { userId: person.id, day: date, halves, now });
  return id;
}

/** Checks that the person may book the spot on the day; whether it is free and what it costs is checked apart. */
export async function requireBookable(
  database: Database,
  context: ParkClock,
  person: Booker,
  spot: SpotRow,
  { date, halves }: WantedHalves,
): Promise<void> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  await requireWithinHorizon(database, person.id, date, now, zone);
  await refuseSecond(database, person, { date, halves });
  await refuseClosed(database, spot, date);
  await requireBookableKind(database, spot.kind, { userId: person.id, day: date, now, zone });
}

/** Checks that the person has no other spot for a half, booked or held. */
export async function refuseSecond(database: Database, person: Booker, { date, halves }: WantedHalves): Promise<void> {
  const own = await ownHalves(database, person.id, date);
  if (halves.some((half) => own.has(half)))
    throw new ApiError(409, 'errors.parking.alreadyBooked', { values: { day: date } });
  await refuseHolder(database, person.id, { date, halves });
}
