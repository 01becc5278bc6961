/** Who makes a change: a person, a machine by its secret, or the system itself. */
import type { AuditEntry } from '../../core/audit/trail';
import type { Machine } from '../../http/access/machine';
import type { Person } from '../../http/access/person';
import { ApiError } from '../../core/errors/api-error';

export interface Shipper {
  actor: NonNullable<AuditEntry['actor']>;
  name: string;
  /** Only people may force. */
  isPerson: boolean;
}

/** @throws ApiError 401 for neither a person nor a machine */
export function shipperOf({ person, machine }: { person: Person | null; machine: Machine | null }): Shipper {
  if (machine) return { actor: { id: null, name: machine.name }, name: machine.name, isPerson: false };
  if (person) return { actor: person, name: `${person.firstName} ${person.lastName}`, isPerson: true };
  throw new ApiError(401, 'errors.auth.required');
}

export const systemShipper: Shipper = { actor: { id: null, name: 'system' }, name: 'system', isPerson: false };
