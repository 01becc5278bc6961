/** Joining the waitlist. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { HalfChoice, SpotKind } from '@park/contract/parking';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingLots } from '../../../core/database/schema/parking';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../../../core/database/schema/parking-waitlist';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { lockPerson } from '../../users';
import { refuseSecond } from '../book-for-person';
import { lotNotFound } from '../errors';
import { requireBookableKind } from '../rules/kinds';
import { halvesOf, hasEnded, requireBookableDay, requireNotEnded } from '../halves';
import { entryWithCredits } from './own-entries';
import { openStates } from './entries';
import { maxOpenEntries } from './limits';
import { lockQueue } from './queue';
import { serveFromFreeSpots } from './serve-from-free-spots';

type Body = ParsedCallInput<'POST /api/parking/waitlist'>['body'];

/**
 * Returns the new entry, which is served at once if a spot is free, and the person's credits.
 * @throws ApiError 404 for an unknown lot, 409 for a half that the person has a spot or an entry for, 403 for accessible
 * spots without a permit, 422 for a day out of range or too many open entries (docs/design/parking.md, rule 7)
 */
export async function joinWaitlist(
  context: AppContext,
  person: Person,
  { lotIds, date, choice, kind }: Body,
): Promise<CallResponse<'POST /api/parking/waitlist'>> {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  requireBookableDay(date, now, zone);
  // For the whole day, the afternoon is still worth waiting for when the morning is over.
  const halves = halvesOf(choice);
  if (halves.every((half) => hasEnded(date, half, now, zone))) requireNotEnded(date, halves, now, zone);
  try {
    const id = await retryTransaction(context.database, async (transaction) => {
      await lockPerson(transaction, person, 'Parkshare_Book');
      await requireLots(transaction, lotIds);
      for (const lotId of [...lotIds].sort()) await lockQueue(transaction, lotId, date);
      await refuseSecond(transaction, person, { date, halves });
      // Nobody waits for what could never be given: electric spots open to all during the day, these do not.
      if (kind === 'accessible')
        await requireBookableKind(transaction, kind, { userId: person.id, day: date, now, zone });
      const entryId = await insertEntry(transaction, { userId: person.id, day: date, choice, kind, lotIds, now });
      // Somebody may have given a spot back while the person decided to wait.
      await serveFromFreeSpots(transaction, context, entryId);
      return entryId;
    });
    return await entryWithCredits(context, person, id);
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('parking_waitlist_entries_one_'))
      throw new ApiError(409, 'errors.parking.alreadyWaiting', { values: { day: date }, cause: error });
    throw error;
  }
}

async function requireLots(transaction: Database, lotIds: readonly string[]): Promise<void> {
  const found = await transaction
    .select({ id: parkingLots.id })
    .from(parkingLots)
    .where(inArray(parkingLots.id, [...lotIds]));
  if (found.length < lotIds.length) throw lotNotFound();
}

interface NewEntry {
  userId: string;
  day: string;
  choice: HalfChoice;
  kind: SpotKind | undefined;
  lotIds: readonly string[];
  now: Date;
}

/** A unique index on person and slot is the last word on the number of open entries. */
async function insertEntry(transaction: Database, { lotIds, kind, now, ...entry }: NewEntry): Promise<string> {
  const taken = await transaction
    .select({ slot: parkingWaitlistEntries.slot })
    .from(parkingWaitlistEntries)
    .where(and(eq(parkingWaitlistEntries.userId, entry.userId), inArray(parkingWaitlistEntries.state, openStates)));
  const slots = Array.from({ length: maxOpenEntries }, (_, index) => index + 1);
  const slot = slots.find((free) => !taken.some((row) => row.slot === free));
  const limit = () =>
    new ApiError(422, 'errors.parking.waitlistLimit', {
      values: { limit: maxOpenEntries, used: maxOpenEntries, unit: 'items' },
    });
  if (slot === undefined) throw limit();
  const [row] = await transaction
    .insert(parkingWaitlistEntries)
    .values({ ...entry, kind: kind ?? null, slot, joinedAt: now })
    // Two requests at once want the same slot: the second one waits and then inserts nothing.
    .onConflictDoNothing({
      target: [parkingWaitlistEntries.userId, parkingWaitlistEntries.slot],
      where: sql`state IN ('waiting', 'offered')`,
    })
    .returning({ id: parkingWaitlistEntries.id });
  if (!row) return insertEntry(transaction, { lotIds, kind, now, ...entry });
  await transaction.insert(parkingWaitlistLots).values(lotIds.map((lotId) => ({ entryId: row.id, lotId })));
  return row.id;
}
