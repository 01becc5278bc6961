/** Further dates of a series, each an event of its own. */
import { eq } from 'drizzle-orm';
import type { EventBody } from '@park/contract/event-editing';
import { maxEventDates, type EventRepeat } from '@park/contract/event-repeat';
import type { Person } from '../../../http/access/person';
import { events } from '../../../core/database/schema/events';
import { ApiError } from '../../../core/errors/api-error';
import type { EditingContext } from '../../content';
import { eventEditing } from '../event-editing';
import { bodyOnDay } from './date-body';
import { listSeriesDays } from './series-days';

/** @throws ApiError 400 with the field `repeat.until`, always */
export const refuseUntil = (fault: string): never => {
  throw new ApiError(400, 'errors.validation', { fields: { 'repeat.until': fault } });
};

/** @throws ApiError 400 for a rule with more dates than a series may have */
export function requireDays(rule: EventRepeat, from: string): string[] {
  const days = listSeriesDays(rule, from);
  if (days.length > maxEventDates) refuseUntil('errors.events.tooManyDates');
  return days;
}

/**
 * Makes an event for each day (`YYYY-MM-DD` of the park), with its own version and entry in the audit trail. Call it in
 * a transaction.
 */
export async function addDates(
  context: EditingContext,
  person: Person,
  seriesId: string,
  body: EventBody,
  days: readonly string[],
): Promise<void> {
  for (const day of days) {
    const { id } = await eventEditing.create(context, person, bodyOnDay(body, day, context.configuration.parkTimeZone));
    await context.database.update(events).set({ seriesId, seriesDay: day }).where(eq(events.id, id));
  }
}
