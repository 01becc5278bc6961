/** Assigning a spot of the company to its people. */
import type { ParsedCallInput } from '@park/contract';
import { isRecordId } from '@park/domain';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { lockAccount } from '../../users';
import { spotNotFound } from '../errors';
import { lockSpot } from '../store';
import { serveSpot } from '../waitlist';
import { replaceAssignments } from './assignments-store';
import { listParkers } from './names';
import { managesHalf } from './release-spot';
import { listSpotHalves } from './spot-halves';

type Body = ParsedCallInput<'PUT /api/parking/spots/{id}'>['body'];

/**
 * Replaces the assignments of a spot from a day on, and serves the waitlist with what gets free.
 * @throws ApiError 404 for a spot that the person does not manage, 422 for a day in the past, somebody who may not park,
 * or two people in one half (docs/design/parking.md, data)
 */
export async function assignSpot(context: AppContext, person: Person, spotId: string, body: Body): Promise<void> {
  const { firstDay } = body;
  const now = context.clock();
  const today = dayOf(now, context.configuration.parkTimeZone);
  if (firstDay < today)
    throw new ApiError(422, 'errors.parking.firstDayInPast', { values: { day: firstDay, firstDay: today } });
  const slots = body.assignments.flatMap(({ personId, slots: wanted }) =>
    wanted.map(({ weekday, half }) => ({ userId: personId, weekday, half })),
  );
  if (new Set(slots.map(({ weekday, half }) => `${weekday} ${half}`)).size < slots.length) throw assignedTwice();
  try {
    await retryTransaction(context.database, async (transaction) => {
      const ids = [...new Set(slots.map(({ userId }) => userId))].sort();
      // Before the spot, so that nobody leaves or moves away while they get it.
      for (const id of ids) await lockAccount(transaction, id);
      if (!isRecordId(spotId) || !(await lockSpot(transaction, spotId))) throw spotNotFound();
      const [half] = await listSpotHalves(transaction, [firstDay], { spotId });
      if (!half || !managesHalf(person, half)) throw spotNotFound();
      const parkers = new Set((await listParkers(transaction, person.companyId)).map(({ id }) => id));
      if (!ids.every((id) => parkers.has(id))) throw new ApiError(422, 'errors.parking.personNotFound');
      await replaceAssignments(
        transaction,
        { spotId, companyId: person.companyId, firstDay, assignedBy: person.id, now },
        slots,
      );
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action: 'assigned',
        subjectKind: 'parking-spot',
        subjectId: spotId,
        after: { firstDay, people: ids, slots: slots.length },
      });
      await serveSpot(transaction, context, spotId);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'parking_assignments_one_person') throw assignedTwice(error);
    throw error;
  }
}

const assignedTwice = (cause?: unknown) => new ApiError(422, 'errors.parking.assignedTwice', { cause });
