/** What the audit trail keeps of a change of a person: role and contracts as facts, the rest as personal values. */
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import type { Person } from '../../http/access/person';
import type { PersonRecord } from './person-record';

const facts = ({ user, contractIds }: PersonRecord) => ({
  role: user.role,
  companyId: user.companyId,
  state: user.state,
  contractIds,
});

const personal = ({ user }: PersonRecord) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  birthDate: user.birthDate,
});

/** Keeps only what differs. */
function differences(before: object, after: object): { before: object; after: object } {
  const old = Object.entries(before);
  const next = new Map(Object.entries(after));
  const changed = old.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(next.get(key)));
  return {
    before: Object.fromEntries(changed),
    after: Object.fromEntries(changed.map(([key]) => [key, next.get(key) ?? null])),
  };
}

interface PersonChangeEntry {
  actor: Person | null;
  action: 'created' | 'changed' | 'left' | 'returned';
  before: PersonRecord | null;
  after: PersonRecord;
  now: Date;
}

/**
 * Writes to the audit trail; call it in the transaction of the change. `before` is null for somebody new. Personal
 * values are kept apart, so that they can be erased with the person.
 */
export async function recordPersonChange(
  transaction: Database,
  { actor, action, before, after, now }: PersonChangeEntry,
): Promise<void> {
  const shown = before
    ? { facts: differences(facts(before), facts(after)), personal: differences(personal(before), personal(after)) }
    : { facts: { after: facts(after) }, personal: { after: personal(after) } };
  const hasPersonal = Object.keys(shown.personal.after).length > 0;
  await recordAudit(transaction, {
    at: now,
    actor,
    action,
    subjectKind: 'user',
    subjectId: after.user.hashedId,
    companyId: after.user.companyId,
    ...shown.facts,
    ...(hasPersonal ? { personal: { personId: after.user.id, ...shown.personal } } : {}),
  });
}
