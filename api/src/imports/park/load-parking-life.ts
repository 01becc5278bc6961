/** Loads closures, waitlists and the history of credits. Each is made once, so that changes in the portal stay. */
import { dayMs, minuteMs } from '@park/domain';
import { dayOf, momentAt } from '../../core/time/park-time';
import { parkingCreditLines } from '../../core/database/schema/parking-credits';
import { parkingClosures, parkingClosureSpots } from '../../core/database/schema/parking-holding';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../../core/database/schema/parking-waitlist';
import { idOf, idsOf, insertMissing, type Tally } from '../shared/bulk';
import type { ParkingParts } from './load-parking';

type Ids = ReadonlyMap<string, string>;

const created = (rows: readonly unknown[], fresh: number): Tally => ({
  created: fresh,
  updated: 0,
  unchanged: rows.length - fresh,
});

export async function loadClosures({ transaction, folder }: ParkingParts, lotIds: Ids, spotIds: Ids): Promise<Tally> {
  const known = await idsOf(
    transaction,
    parkingClosures,
    folder.closures.map(({ key }) => key),
  );
  const fresh = folder.closures.filter(({ key }) => !known.has(key));
  await insertMissing(
    transaction,
    parkingClosures,
    fresh.map((closure) => ({
      sourceKey: closure.key,
      lotId: idOf(lotIds, closure.lot),
      firstDay: closure.first_day,
      lastDay: closure.last_day,
      reason: closure.reason_en,
      reasonFr: closure.reason_fr,
    })),
  );
  const ids = await idsOf(
    transaction,
    parkingClosures,
    fresh.map(({ key }) => key),
  );
  await insertMissing(
    transaction,
    parkingClosureSpots,
    fresh.flatMap(({ key, lot, spots }) => {
      const keys = spots.length > 0 ? spots : folder.spots.filter((spot) => spot.lot === lot).map((spot) => spot.key);
      return keys.map((spot) => ({ closureId: idOf(ids, key), spotId: idOf(spotIds, spot) }));
    }),
  );
  return created(folder.closures, fresh.length);
}

/** Entries of past days are loaded as expired, so that nobody gets an offer for them. */
export async function loadWaitlist({ transaction, folder, people, now }: ParkingParts, lotIds: Ids): Promise<Tally> {
  const zone = folder.park.timeZone;
  const today = dayOf(now, zone);
  const entries = folder.waitlist;
  const known = await idsOf(
    transaction,
    parkingWaitlistEntries,
    entries.map(({ key }) => key),
  );
  const fresh = entries.filter(({ key }) => !known.has(key));
  const slots = new Map<string, number>();
  await insertMissing(
    transaction,
    parkingWaitlistEntries,
    fresh.map(({ key, person, day, choice, kind }, index) => {
      const entry = { sourceKey: key, userId: idOf(people.ids, person), day, choice, kind, rank: 1 };
      const order = (fresh.length - index) * minuteMs;
      // Who waited for a day that is over waited in vain.
      if (day < today) {
        const ended = momentAt(day, '20:00', zone);
        const joinedAt = new Date(ended.getTime() - dayMs - order);
        return { ...entry, slot: 1, joinedAt, state: 'expired' as const, endedAt: ended };
      }
      const slot = (slots.get(person) ?? 0) + 1;
      slots.set(person, slot);
      const joinedAt = new Date(now.getTime() - order);
      return { ...entry, slot, joinedAt, state: 'waiting' as const, endedAt: null };
    }),
  );
  const ids = await idsOf(
    transaction,
    parkingWaitlistEntries,
    fresh.map(({ key }) => key),
  );
  await insertMissing(
    transaction,
    parkingWaitlistLots,
    fresh.flatMap(({ key, lots }) => {
      const entryId = ids.get(key);
      return entryId === undefined ? [] : lots.map((lot) => ({ entryId, lotId: idOf(lotIds, lot) }));
    }),
  );
  return created(entries, ids.size);
}

/** Writes lines of the ledger, whose trigger sets the balances. A line that is there is not written again. */
export async function loadCredits({ transaction, folder, companyIds, people }: ParkingParts): Promise<Tally> {
  const rows = folder.credits.map(({ key, day, company, what, person, credits }) => {
    const companyId = idOf(companyIds, company);
    const line = {
      amount: credits,
      idempotencyKey: `import:${key}`,
      at: momentAt(day, what === 'distribution' ? '09:00' : '00:05', folder.park.timeZone),
    };
    if (what === 'grant')
      return {
        ...line,
        reason: 'grant' as const,
        fromKind: 'issued' as const,
        toKind: 'pool' as const,
        toCompanyId: companyId,
      };
    const fromPool = { ...line, fromKind: 'pool' as const, fromCompanyId: companyId };
    if (what === 'expiry') return { ...fromPool, reason: 'expiry' as const, toKind: 'expired' as const };
    return {
      ...fromPool,
      reason: 'distribution' as const,
      toKind: 'person' as const,
      toUserId: person === null ? null : idOf(people.ids, person),
    };
  });
  // A row has the columns of the first one; those that a line does not use are null.
  const empty = { fromCompanyId: null, toCompanyId: null, toUserId: null };
  return created(
    rows,
    await insertMissing(
      transaction,
      parkingCreditLines,
      rows.map((row) => ({ ...empty, ...row })),
    ),
  );
}
