/** Refusals of parking that several files share. */
import { ApiError } from '../../core/errors/api-error';

export const bookingNotFound = () => new ApiError(404, 'errors.parking.bookingNotFound');
export const entryNotFound = () => new ApiError(404, 'errors.parking.entryNotFound');
export const lotNotFound = () => new ApiError(404, 'errors.parking.lotNotFound');
export const spotNotFound = () => new ApiError(404, 'errors.parking.spotNotFound');

export const alreadyEnded = (day: string) => new ApiError(409, 'errors.parking.alreadyEnded', { values: { day } });
