import { ApiError } from '../../core/errors/api-error';

/**
 * Checks that a change is based on the stored version; clients that send none overwrite.
 * @throws ApiError 409 with the stored record, so that the screen can show both
 */
export function requireCurrentVersion(given: number | undefined, stored: number, current: unknown): void {
  if (given !== undefined && given !== stored)
    throw new ApiError(409, 'errors.parking.changedMeanwhile', { details: { current } });
}
