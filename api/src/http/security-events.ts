/** Refusals that somebody who watches the log wants to find: what was tried against the portal's rules. */
import type { ApiError } from '../core/errors/api-error';

type RefusalEvent = 'accessRefused' | 'foreignOrigin' | 'limitReached' | 'inputRefused';

/** Returns the event of a refusal; null for what people do by mistake. */
export function refusalEventOf({
  status,
  key,
  fields,
}: Pick<ApiError, 'status' | 'key' | 'fields'>): RefusalEvent | null {
  if (key === 'errors.auth.foreignOrigin') return 'foreignOrigin';
  if (status === 401 || status === 403) return 'accessRefused';
  if (status === 429) return 'limitReached';
  // No form of the portal sends a field that the contract does not name, nor anything but JSON in its place.
  const hasUnknownField = Object.values(fields ?? {}).includes('errors.field.unknown');
  return hasUnknownField || key === 'errors.invalidJson' ? 'inputRefused' : null;
}
