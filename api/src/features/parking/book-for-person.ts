/** Books a spot for a person, for themselves or from the waitlist. */
import type { Half } from '@park/contract/parking';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import { bookHalves } from './book-halves';
import { requireWithinHorizon } from './booking-horizon';
import { spotNotFound } from './errors';
import { refuseHolder } from './holding/own-spot';
import { usualPlate } from './holding/vehicles';
import type { ParkClock } from './park-clock';
import { refuseClosed } from './rules/closed-spots';
import { requireBookableKind } from './rules/kinds';
import { lockSpot, ownHalves, type SpotRow } from './store';
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

/**
 * Books a spot for a person and returns the id. Call it in a transaction: the booking, its halves and their cost are
 * stored together or not at all.
 * @throws ApiError for a spot or day that the person may not book, and what `bookHalves` throws
 */
export async function bookForPerson(
  transaction: Database,
  context: ParkClock,
  person: Booker,
  spotId: string,
  { date, halves }: WantedHalves,
): Promise<string> {
  const now = context.clock();
  const spot = await lockSpot(transaction, spotId);
  if (!spot) throw spotNotFound();
  await requireBookable(transaction, context, person, spot, { date, halves });
  const id = await bookHalves(transaction, {
    spot,
    date,
    halves,
    person,
    booking: { userId: person.id, plate: await usualPlate(transaction, person.id, spot.kind) },
    payer: { person: person.id, companyId: person.companyId },
    now,
    zone: context.configuration.parkTimeZone,
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
