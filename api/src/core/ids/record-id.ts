/** Ids of records are UUIDs; anything else in their place names no record. */
import { notFound } from '../errors/api-error';

const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isRecordId = (text: string): boolean => form.test(text);

/** Answers the id, or refuses as for a record that is not there. */
export function recordId(text: string): string {
  if (!isRecordId(text)) throw notFound();
  return text;
}
