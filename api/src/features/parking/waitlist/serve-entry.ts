/** Gives a spot to one entry of the waitlist: a booking until 06:00 of the day, later an offer. */
import type { Half } from '@park/contract/parking';
import { dayStart } from '@park/domain';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import { violatedConstraint } from '../../../core/database/database-errors';
import { ApiError } from '../../../core/errors/api-error';
import { enqueueJob } from '../../../core/jobs/enqueue-job';
import { momentAt, plusMinutes } from '../../../core/time/park-time';
import { lockAccount } from '../../users';
import { bookForPerson, requireBookable, type Booker } from '../book-for-person';
import { creditsNotNegativeConstraint, getParkingBalance } from '../credits';
import { halfInterval, halvesOf, hasEnded } from '../halves';
import { releasedHalves } from '../released-halves';
import { priceOf } from '../rules/prices';
import { lockSpot, oneBookingPerPersonConstraint, oneBookingPerSpotConstraint } from '../store';
import { endEntry, insertOffer, lockWaiting } from './entries';
import { expireOfferJob } from './offer-job';
import type { Candidate } from './queue';
import { tellAssigned, tellOffered } from './messages';
import { listRecalledSpots } from './recalled';

const offerMinutes = 15;

/** Constraints whose violation means that the person cannot book the spot. */
const refusingConstraints: readonly (string | null)[] = [
  oneBookingPerSpotConstraint,
  oneBookingPerPersonConstraint,
  creditsNotNegativeConstraint,
];

/** Whether a spot that gets free now is assigned at once. */
export const isAssignedAtOnce = (day: string, now: Date, zone: string): boolean => now < momentAt(day, dayStart, zone);

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Returns the end of the last half: an offer cannot be accepted afterwards. */
const endOf = (day: string, halves: readonly Half[], zone: string): Date =>
  halfInterval(day, halves.includes('pm') ? 'pm' : 'am', zone).end;

/** Returns the halves of an entry that are not over. */
const halvesToCome = ({ choice }: Pick<Candidate, 'choice'>, day: string, now: Date, zone: string): Half[] =>
  halvesOf(choice).filter((half) => !hasEnded(day, half, now, zone));

/**
 * Tries to serve an entry with a spot. Returns false, and changes nothing, if the spot is not open to the person, is not
 * free for all halves, or the person cannot book it, for example without credits.
 */
export async function serveEntry(
  transaction: Database,
  context: ParkClock,
  candidate: Candidate,
  { spotId, day }: { spotId: string; day: string },
): Promise<boolean> {
  try {
    return await transaction.transaction((inner) => serve(inner, context, candidate, { spotId, day }));
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    if (refusingConstraints.includes(violatedConstraint(error))) return false;
    throw error;
  }
}

async function serve(
  transaction: Database,
  context: ParkClock,
  candidate: Candidate,
  { spotId, day }: { spotId: string; day: string },
): Promise<boolean> {
  // Before the entry, in the order of those who leave; who has left meanwhile has no entry that waits.
  await lockAccount(transaction, candidate.userId);
  if (!(await lockWaiting(transaction, candidate.id))) return false;
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const halves = halvesToCome(candidate, day, now, zone);
  if (halves.length === 0) return false;
  const person = { id: candidate.userId, companyId: candidate.companyId };
  if ((await listRecalledSpots(transaction, { userId: person.id, day })).has(spotId)) return false;
  if (isAssignedAtOnce(day, now, zone)) {
    const bookingId = await bookForPerson(transaction, context, person, spotId, { date: day, halves });
    await endEntry(transaction, candidate.id, 'assigned', { now, bookingId });
    await tellAssigned(transaction, { userId: person.id, bookingId, spotId, day, halves, now, zone });
    return true;
  }
  if (!(await canBook(transaction, context, person, { spotId, day, halves }))) return false;
  const expiresAt = earlier(plusMinutes(now, offerMinutes), endOf(day, halves, zone));
  const offer = { entryId: candidate.id, spotId, day, halves, offeredAt: now, expiresAt };
  const offerId = await insertOffer(transaction, offer);
  await enqueueJob(transaction, expireOfferJob, { key: offerId, payload: { offerId }, runAt: expiresAt });
  await tellOffered(transaction, {
    userId: person.id,
    entryId: candidate.id,
    spotId,
    day,
    halves,
    now,
    expiresAt,
  });
  return true;
}

/**
 * Whether the person can accept an offer: the spot is free, and a booking would be neither refused nor too expensive.
 * @throws ApiError for what the person may not book
 */
async function canBook(
  transaction: Database,
  context: ParkClock,
  person: Booker,
  { spotId, day, halves }: { spotId: string; day: string; halves: readonly Half[] },
): Promise<boolean> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const spot = await lockSpot(transaction, spotId);
  if (!spot) return false;
  await requireBookable(transaction, context, person, spot, { date: day, halves });
  const open = await releasedHalves(transaction, { day, person, now, zone, within: { spotId } });
  if (!halves.every((half) => open.some((free) => free.half === half && !free.isTaken))) return false;
  const price = await priceOf(transaction, { date: day, halves }, { now, zone });
  return price <= (await getParkingBalance(transaction, person.id));
}
