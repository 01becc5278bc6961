/** Releasing halves of a spot, and taking back those that nobody has booked. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingReleases } from '../../../core/database/schema/parking';
import { parkingReleasedHalves } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import { addDays, dayOf, daysBetween, isoWeekday } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { lockPerson } from '../../users';
import { spotNotFound } from '../errors';
import { hasEnded } from '../halves';
import { lockSpot } from '../store';
import { onHalvesFreed } from '../waitlist';
import { listNamedCompanies } from './names';
import { listSpotHalves, type SpotHalf } from './spot-halves';

type ReleaseBody = ParsedCallInput<'POST /api/parking/releases'>['body'];
type TakeBackBody = ParsedCallInput<'POST /api/parking/releases/take-back'>['body'];

const maxReleaseDays = 90;
const onceConstraint = 'parking_released_halves_once';

/** Whether the person manages the company that holds the half. */
export const managesHalf = (person: Person, { holderId }: Pick<SpotHalf, 'holderId'>): boolean =>
  holderId === person.companyId && hasPermission(person.role, 'Parkshare_Manage');

/** The person to whom the half is assigned, and managers of the company that holds the spot. */
export const mayRelease = (person: Person, half: SpotHalf): boolean =>
  half.assigneeId === person.id || managesHalf(person, half);

/**
 * Returns how many halves were released; those that are over, closed or booked are left out.
 * @throws ApiError 404 for a spot that the person may not release, 400 for a company that cannot be named, 409 for a half
 * that is released already, 422 for days out of range or if nothing is left to release (docs/design/parking.md, rule 5)
 */
export async function releaseSpot(
  context: AppContext,
  person: Person,
  body: ReleaseBody,
): Promise<CallResponse<'POST /api/parking/releases'>> {
  const days = requireDays(context, body);
  try {
    const halves = await retryTransaction(context.database, (transaction) =>
      releaseWithin(transaction, context, person, body, days),
    );
    return { halves };
  } catch (error) {
    if (violatedConstraint(error) !== onceConstraint) throw error;
    throw alreadyReleased(body.firstDay, error);
  }
}

const alreadyReleased = (day: string, cause?: unknown) =>
  new ApiError(409, 'errors.parking.alreadyReleased', { values: { day }, cause });

function requireDays({ clock, configuration }: AppContext, { firstDay, lastDay, weekdays }: ReleaseBody): string[] {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const latest = addDays(today, maxReleaseDays);
  if (firstDay < today)
    throw new ApiError(422, 'errors.parking.firstDayInPast', {
      values: { day: firstDay, firstDay: today, lastDay: latest },
    });
  if (lastDay > latest)
    throw new ApiError(422, 'errors.parking.releaseTooFar', {
      values: { day: lastDay, lastDay: latest, limit: maxReleaseDays, unit: 'days' },
    });
  const days = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => addDays(firstDay, index));
  return weekdays ? days.filter((day) => weekdays.includes(isoWeekday(day))) : days;
}

async function releaseWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  body: ReleaseBody,
  days: readonly string[],
): Promise<number> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  // The person earns for the halves, so they do not leave meanwhile.
  await lockPerson(transaction, person);
  if (!(await lockSpot(transaction, body.spotId))) throw spotNotFound();
  const all = days.length === 0 ? [] : await listSpotHalves(transaction, days, { spotId: body.spotId });
  const own = all.filter((half) => body.halves.includes(half.half) && mayRelease(person, half));
  if (own.length === 0 && !all.some((half) => mayRelease(person, half))) throw spotNotFound();
  const toCome = own.filter(({ day, half, isClosed }) => !isClosed && !hasEnded(day, half, now, zone));
  const overlapping = toCome.find(({ releaseId }) => releaseId !== null);
  if (overlapping) throw alreadyReleased(overlapping.day);
  const free = toCome.filter(({ bookingId }) => bookingId === null);
  if (body.companyId !== undefined) await requireNamed(transaction, person, body.companyId);
  if (free.length === 0) throw new ApiError(422, 'errors.parking.nothingToRelease', { values: { day: body.firstDay } });
  // The assignee earns for the own halves, the company's pool for all others.
  for (const isOwn of [true, false]) {
    const part = free.filter(({ assigneeId }) => (assigneeId === person.id) === isOwn);
    if (part.length > 0) await insertRelease(transaction, person, body, part, { isOwn, now });
  }
  await onHalvesFreed(
    transaction,
    context,
    [...new Set(free.map(({ day }) => day))].map((day) => ({
      spotId: body.spotId,
      day,
      halves: free.filter((half) => half.day === day).map(({ half }) => half),
    })),
  );
  return free.length;
}

/** @throws ApiError 400 unless it is another company of the park */
async function requireNamed(transaction: Database, person: Person, companyId: string): Promise<void> {
  const known = (await listNamedCompanies(transaction)).some(({ id }) => id === companyId);
  if (!known || companyId === person.companyId)
    throw new ApiError(400, 'errors.validation', { fields: { companyId: 'errors.field.choice' } });
}

async function insertRelease(
  transaction: Database,
  person: Person,
  { spotId, audience, companyId: targetCompanyId, halves, firstDay, lastDay, weekdays }: ReleaseBody,
  part: readonly SpotHalf[],
  { isOwn, now }: { isOwn: boolean; now: Date },
): Promise<void> {
  const [release] = await transaction
    .insert(parkingReleases)
    .values({
      spotId,
      audience,
      companyId: part[0]?.holderId ?? null,
      targetCompanyId: targetCompanyId ?? null,
      firstDay,
      lastDay,
      ...(weekdays ? { weekdays } : {}),
      halves,
      releasedBy: person.id,
      earnsTo: isOwn ? 'person' : 'company',
      createdAt: now,
    })
    .returning({ id: parkingReleases.id });
  if (!release) throw new Error('a stored release got no row');
  await transaction
    .insert(parkingReleasedHalves)
    .values(part.map(({ day, half }) => ({ releaseId: release.id, spotId, day, half })));
}

/**
 * Returns how many halves were taken back; the same number if the person has done so already.
 * @throws ApiError 404 for halves that the person has not released, 409 for a booked one, which only a manager recalls
 * (docs/design/parking.md, rule 6)
 */
export async function takeBack(
  context: AppContext,
  person: Person,
  { spotId, date, halves }: TakeBackBody,
): Promise<CallResponse<'POST /api/parking/releases/take-back'>> {
  const now = context.clock();
  return retryTransaction(context.database, async (transaction) => {
    if (!(await lockSpot(transaction, spotId))) throw spotNotFound();
    const all = await listSpotHalves(transaction, [date], { spotId });
    const released = all.filter(({ half, releaseId }) => halves.includes(half) && releaseId !== null);
    if (released.length === 0) {
      const own = all.filter((half) => halves.includes(half.half) && mayRelease(person, half));
      const again = await countTakenBack(transaction, person, own);
      if (again > 0) return { halves: again };
    }
    if (released.length === 0 || !released.every((half) => mayRelease(person, half)))
      throw new ApiError(404, 'errors.parking.notYourRelease', { values: { day: date } });
    if (released.some(({ bookingId }) => bookingId !== null))
      throw new ApiError(409, 'errors.parking.releaseBooked', { values: { day: date, decidedBy: 'companyManagers' } });
    for (const { releaseId, half } of released)
      if (releaseId) await endReleasedHalves(transaction, { releaseId, day: date, halves: [half] }, person.id, now);
    return { halves: released.length };
  });
}

/** Returns how many of the halves the person has taken back already. */
async function countTakenBack(transaction: Database, person: Person, halves: readonly SpotHalf[]): Promise<number> {
  const isTaken = halves.map(({ spotId, day, half }) =>
    and(
      eq(parkingReleasedHalves.spotId, spotId),
      eq(parkingReleasedHalves.day, day),
      eq(parkingReleasedHalves.half, half),
    ),
  );
  if (isTaken.length === 0) return 0;
  const rows = await transaction
    .selectDistinct({ half: parkingReleasedHalves.half })
    .from(parkingReleasedHalves)
    .where(and(or(...isTaken), eq(parkingReleasedHalves.state, 'ended'), eq(parkingReleasedHalves.endedBy, person.id)));
  return rows.length;
}

/** Ends live halves of a release. */
export async function endReleasedHalves(
  transaction: Database,
  { releaseId, day, halves }: { releaseId: string; day: string; halves: readonly ('am' | 'pm')[] },
  endedBy: string | null,
  now: Date,
): Promise<void> {
  await transaction
    .update(parkingReleasedHalves)
    .set({ state: 'ended', endedBy, endedAt: now })
    .where(
      and(
        eq(parkingReleasedHalves.releaseId, releaseId),
        eq(parkingReleasedHalves.day, day),
        inArray(parkingReleasedHalves.half, [...halves]),
        eq(parkingReleasedHalves.state, 'live'),
      ),
    );
}
