/** Writes a booking with its cost; the one place that books halves of a spot. */
import type { Half } from '@park/contract/parking';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import { publishBooking } from './booking-events';
import { chargeHalves, listEarners, type Payer } from './credits';
import { taken } from './errors';
import { releasedHalves, type ReleasedHalvesQuery } from './released-halves';
import { costOf, listHolidays } from './rules/prices';
import { insertBooking, type NewBooking, type SpotRow } from './store';

export interface HalvesToBook {
  /** Locked by the caller. */
  spot: Pick<SpotRow, 'id' | 'number'>;
  date: string;
  halves: readonly Half[];
  /** To whom the halves must be open: the booker, or nobody of the company for its guest. */
  person: ReleasedHalvesQuery['person'];
  booking: Pick<NewBooking, 'userId' | 'guestName' | 'plate' | 'bookedBy'>;
  payer: Payer;
  /** The number of the company's guest in a half; absent for a person. */
  guestSlotOf?: (half: Half) => number;
  now: Date;
  zone: string;
}

/**
 * Returns the id of the booking. The halves and their cost are stored with it (docs/design/parking.md, rules 1 to 3).
 * @throws ApiError 422 for a half that is not open, 409 for one that is taken, and the violations of `insertBooking`
 * and `chargeHalves`
 */
export async function bookHalves(
  transaction: Database,
  { spot, date, halves, person, booking, payer, guestSlotOf, now, zone }: HalvesToBook,
): Promise<string> {
  const { companyId } = person;
  const open = await releasedHalves(transaction, { day: date, person, now, zone, within: { spotId: spot.id } });
  const chosen = open.filter(({ half }) => halves.includes(half));
  if (chosen.length < halves.length)
    throw new ApiError(422, 'errors.parking.notReleased', { values: { name: spot.number, day: date } });
  if (chosen.some(({ isTaken }) => isTaken)) throw taken(date);
  const prices = { holidays: await listHolidays(transaction, [date]), now, zone };
  const priced = chosen.map(({ half, releaseId }) => ({
    half,
    releaseId,
    cost: costOf(date, half, prices),
    ...(guestSlotOf && { guestCompanyId: companyId, guestSlot: guestSlotOf(half) }),
  }));
  const place = { companyId, spotId: spot.id, day: date };
  const id = await insertBooking(transaction, { ...booking, ...place, halves: priced, now });
  await publishBooking(transaction, 'created', { ...place, id, halves }, now);
  const earnerOf = await listEarners(
    transaction,
    { companyId: chosen[0]?.holderId ?? null },
    priced.map(({ releaseId }) => releaseId),
  );
  await chargeHalves(transaction, {
    payer,
    bookingId: id,
    day: date,
    halves: priced.map(({ half, cost, releaseId }) => ({ half, credits: cost, earner: earnerOf(releaseId) })),
    at: now,
  });
  return id;
}
