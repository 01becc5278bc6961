import type { RefusalValues } from '@park/contract/refusal-values';
import type { RoomTakenDetails } from '@park/contract/room-bookings';
import type { RoomRefusal } from '@park/contract/rooms';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import { noOverlapConstraint } from './bookings-store';

const statuses: Partial<Record<RoomRefusal, number>> = { 'errors.rooms.taken': 409, 'errors.rooms.noContract': 403 };

export interface SlotRefusal {
  refusal: RoomRefusal;
  values?: RefusalValues;
}

/** The error of a refused slot: 422 unless the refusal has a status of its own. */
export const refusalError = ({ refusal, values }: SlotRefusal) =>
  new ApiError(statuses[refusal] ?? 422, refusal, values ? { values } : {});
export const roomNotFound = () => new ApiError(404, 'errors.rooms.notFound');
export const bookingNotFound = () => new ApiError(404, 'errors.rooms.bookingNotFound');

/** Whether somebody else has the room, by a check or by the database's constraint. */
export const isTakenError = (error: unknown): boolean =>
  violatedConstraint(error) === noOverlapConstraint ||
  (error instanceof ApiError && error.key === 'errors.rooms.taken');

/** Returns the error to throw: a taken slot becomes 409 with alternatives, any other error stays. */
export async function withAlternatives(error: unknown, find: () => Promise<RoomTakenDetails>): Promise<unknown> {
  if (!isTakenError(error) || (error instanceof ApiError && error.details !== undefined)) return error;
  const values = error instanceof ApiError ? error.values : undefined;
  return new ApiError(409, 'errors.rooms.taken', {
    details: await find(),
    cause: error,
    ...(values ? { values } : {}),
  });
}
