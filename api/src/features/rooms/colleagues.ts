/** Who a room can be booked for or handed over to (docs/design/rooms.md, rule 10). */
import type { CallResponse } from '@park/contract';
import { isRecordId, Role, type RoleId } from '@park/domain';
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { roleOf, type Person } from '../../http/access/person';
import { lockPerson, matchesPerson } from '../users';

const maxColleagues = 50;

/** Active people of a company; for a SuperAdministrator of any company. */
export const isColleague = (person: Person, companyId: string): SQL | undefined =>
  and(
    eq(users.state, 'active'),
    eq(users.enabled, true),
    person.role === Role.SuperAdministrator ? undefined : eq(users.companyId, companyId),
  );

/**
 * People who fulfil the condition and whose name and e-mail contain the words of the text, at most 50. The condition
 * restricts whom the reader may find.
 */
export async function listPeopleByName(
  database: Database,
  condition: SQL | undefined,
  queryText: string,
): Promise<{ id: string; name: string }[]> {
  return database
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(and(condition, matchesPerson(queryText)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(maxColleagues);
}

/** People for whom a person may book. */
export async function listColleagues(
  { database }: AppContext,
  person: Person,
  queryText: string,
): Promise<CallResponse<'GET /api/rooms/colleagues'>> {
  const condition = and(isColleague(person, person.companyId), ne(users.id, person.id));
  return { items: await listPeopleByName(database, condition, queryText) };
}

/** Whose limits and hours a booking counts to. */
export interface Owner {
  id: string;
  companyId: string;
  role: RoleId | null;
  isColleague: boolean;
}

/**
 * The person, or the colleague for whom they book. With `lock`, the owner cannot leave until the transaction ends.
 * @throws ApiError 422 if the id is not of an active colleague; with `lock` also what `lockPerson` throws
 */
export async function requireOwner(
  database: Database,
  person: Person,
  ownerId: string | undefined,
  { lock }: { lock: boolean },
): Promise<Owner> {
  if (ownerId === undefined || ownerId === person.id) {
    if (lock) await lockPerson(database, person);
    return { id: person.id, companyId: person.companyId, role: person.role, isColleague: false };
  }
  const query = database
    .select({ id: users.id, companyId: users.companyId, role: users.role })
    .from(users)
    .where(and(eq(users.id, ownerId), isColleague(person, person.companyId)));
  const [owner] = isRecordId(ownerId) ? await (lock ? query.for('no key update') : query) : [];
  if (!owner)
    throw new ApiError(422, 'errors.rooms.notColleague', { fields: { ownerId: 'errors.rooms.notColleague' } });
  return { ...owner, role: roleOf(owner.role), isColleague: true };
}

/** Contracts of the person charge hours of their own company only. */
export const chargedContract = (person: Person, owner: Owner): null | undefined =>
  owner.companyId === person.companyId ? undefined : null;
