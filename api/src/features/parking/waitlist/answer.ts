/** Leaving the waitlist, and answers to offers. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { isRecordId } from '@park/domain';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingWaitlistEntries, parkingWaitlistOffers } from '../../../core/database/schema/parking-waitlist';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { lockPerson } from '../../users';
import { bookForPerson, type Booker } from '../book-for-person';
import { creditsNotNegativeConstraint, getParkingBalance } from '../credits';
import { entryNotFound } from '../errors';
import { priceOf } from '../rules/prices';
import { endEntry } from './entries';
import { onHalvesFreed } from './on-halves-freed';
import { entryWithCredits } from './own-entries';
import { tellAssigned } from './messages';

type Offer = typeof parkingWaitlistOffers.$inferSelect;

/**
 * Leaving an entry with an offer declines the offer, which goes to the next person. Leaving twice changes nothing.
 * @throws ApiError 404 for entries of others, 409 `errors.parking.alreadyAssigned`
 */
export async function leaveWaitlist(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'DELETE /api/parking/waitlist/{id}'>> {
  await retryTransaction(context.database, async (transaction) => {
    const entry = await lockOwn(transaction, person.id, id);
    if (entry.state === 'assigned')
      throw new ApiError(409, 'errors.parking.alreadyAssigned', { values: { day: entry.day } });
    if (entry.state === 'offered') await declineOffer(transaction, context, entry.id);
    else if (entry.state === 'waiting') await endEntry(transaction, entry.id, 'left', { now: context.clock() });
  });
  return entryWithCredits(context, person, id);
}

/**
 * Accepting books the spot and pays for it; declining ends the entry, and the offer goes to the next person.
 * @throws ApiError 404 for entries of others, and what `acceptOffer` throws
 */
export async function answerOffer(
  context: AppContext,
  person: Person,
  id: string,
  { answer }: ParsedCallInput<'POST /api/parking/waitlist/{id}/answer'>['body'],
): Promise<CallResponse<'POST /api/parking/waitlist/{id}/answer'>> {
  await retryTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, person, 'Parkshare_Book');
    const entry = await lockOwn(transaction, person.id, id);
    if (answer === 'accept') await acceptOffer(transaction, context, person, entry.id);
    else if (entry.state === 'offered') await declineOffer(transaction, context, entry.id);
  });
  return entryWithCredits(context, person, id);
}

/**
 * Books the offered spot. Accepting again changes nothing.
 * @throws ApiError 409 `errors.parking.offerEnded` if the time is over, 422 `errors.parking.noCredits`, and what
 * `bookForPerson` throws
 */
export async function acceptOffer(
  transaction: Database,
  context: ParkClock,
  person: Booker,
  entryId: string,
): Promise<void> {
  const now = context.clock();
  const offer = await lockLatestOffer(transaction, entryId);
  if (offer?.state === 'accepted') return;
  if (!offer || offer.state !== 'open' || offer.expiresAt <= now)
    throw new ApiError(409, 'errors.parking.offerEnded', {
      values: offer ? { day: offer.day, until: offer.expiresAt.toISOString() } : {},
    });
  const { day, halves, spotId } = offer;
  const bookingId = await bookOffered(transaction, context, person, offer);
  await endOffer(transaction, offer.id, 'accepted', now);
  await endEntry(transaction, entryId, 'assigned', { now, bookingId });
  const zone = context.configuration.parkTimeZone;
  await tellAssigned(transaction, { userId: person.id, bookingId, spotId, day, halves, now, zone });
}

async function bookOffered(
  transaction: Database,
  context: ParkClock,
  person: Booker,
  { spotId, day, halves }: Offer,
): Promise<string> {
  // After the refusal the transaction answers nothing more.
  const left = await getParkingBalance(transaction, person.id);
  const moment = { now: context.clock(), zone: context.configuration.parkTimeZone };
  const requested = await priceOf(transaction, { date: day, halves }, moment);
  try {
    return await bookForPerson(transaction, context, person, spotId, { date: day, halves });
  } catch (error) {
    if (violatedConstraint(error) !== creditsNotNegativeConstraint) throw error;
    throw new ApiError(422, 'errors.parking.noCredits', {
      values: { requested, left, unit: 'credits', decidedBy: 'companyManagers' },
      cause: error,
    });
  }
}

/** The entry ends as declined, and the spot goes to the next person. */
async function declineOffer(transaction: Database, context: ParkClock, entryId: string): Promise<void> {
  const now = context.clock();
  const offer = await lockLatestOffer(transaction, entryId);
  await endEntry(transaction, entryId, 'declined', { now });
  if (offer?.state !== 'open') return;
  await endOffer(transaction, offer.id, 'declined', now);
  await onHalvesFreed(transaction, context, [offer]);
}

/** Ends an offer that nobody answered in time. Does nothing if it was answered. */
export async function expireOffer(transaction: Database, context: ParkClock, offerId: string): Promise<void> {
  const [found] = await transaction
    .select({ entryId: parkingWaitlistOffers.entryId })
    .from(parkingWaitlistOffers)
    .where(eq(parkingWaitlistOffers.id, offerId));
  if (!found) return;
  await transaction
    .select({ id: parkingWaitlistEntries.id })
    .from(parkingWaitlistEntries)
    .where(eq(parkingWaitlistEntries.id, found.entryId))
    .for('update');
  const offer = await lockLatestOffer(transaction, found.entryId);
  const now = context.clock();
  if (offer?.id !== offerId || offer.state !== 'open' || offer.expiresAt > now) return;
  await endOffer(transaction, offerId, 'expired', now);
  await endEntry(transaction, found.entryId, 'expired', { now });
  await onHalvesFreed(transaction, context, [offer]);
}

async function lockOwn(transaction: Database, userId: string, id: string) {
  const [entry] = isRecordId(id)
    ? await transaction
        .select()
        .from(parkingWaitlistEntries)
        .where(and(eq(parkingWaitlistEntries.id, id), eq(parkingWaitlistEntries.userId, userId)))
        .for('update')
    : [];
  if (!entry) throw entryNotFound();
  return entry;
}

/** An entry has one offer: it ends with its answer. */
async function lockLatestOffer(transaction: Database, entryId: string): Promise<Offer | undefined> {
  const [offer] = await transaction
    .select()
    .from(parkingWaitlistOffers)
    .where(eq(parkingWaitlistOffers.entryId, entryId))
    .for('update');
  return offer;
}

const endOffer = (transaction: Database, id: string, state: 'accepted' | 'declined' | 'expired', now: Date) =>
  transaction.update(parkingWaitlistOffers).set({ state, endedAt: now }).where(eq(parkingWaitlistOffers.id, id));
