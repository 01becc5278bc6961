import { isRecordId } from '@park/domain';
import { notFound } from '../errors/api-error';

/**
 * Returns the id of a record as it was given.
 * @throws ApiError 404 for a text that cannot be the id of a record
 */
export function recordId(text: string): string {
  if (!isRecordId(text)) throw notFound();
  return text;
}
