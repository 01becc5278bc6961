/** Refusals of parking that several files share. */
import { ApiError } from '../../core/errors/api-error';

export const bookingNotFound = () => new ApiError(404, 'errors.parking.bookingNotFound');
export const companyNotFound = () => new ApiError(404, 'errors.parking.companyNotFound');
export const entryNotFound = () => new ApiError(404, 'errors.parking.entryNotFound');
export const lotNotFound = () => new ApiError(404, 'errors.parking.lotNotFound');
export const spotNotFound = () => new ApiError(404, 'errors.parking.spotNotFound');

/** 409: somebody else has booked the spot. `cause` is the violation of the database's constraint. */
export const taken = (day: string, cause?: unknown) =>
  new ApiError(409, 'errors.parking.taken', { values: { day }, cause });

export const alreadyEnded = (day: string) => new ApiError(409, 'errors.parking.alreadyEnded', { values: { day } });
