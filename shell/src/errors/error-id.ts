import { uniqueId } from '@park/platform/host';

/** The error's own id if it has one, so that page, log and server show the same. */
export function idOf(error: unknown): string {
  const { id } = (typeof error === 'object' && error !== null ? error : {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : uniqueId();
}
