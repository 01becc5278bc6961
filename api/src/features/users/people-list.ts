/** Lists of people for managers. */
import { Role, hasPermission, type Permission, isRecordId } from '@park/domain';
import type { PersonRow } from '@park/contract';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { roleOf, type Person } from '../../http/access/person';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { forbidden } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import type { Order } from '../../core/listing/order';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { users } from '../../core/database/schema/users';
import { mayDo } from './may';
import { matchesPerson } from './people-search';

export interface PeopleFilter {
  queryText?: string;
  /** Role ids; `none` selects people without a role. */
  roles?: string[];
  /** People who left are listed on demand only. */
  state?: 'active' | 'left';
  /** Company ids; absent: every company that the reader may manage. */
  companyIds?: string[];
}

const seesAllCompanies: Permission = 'Collaborator_ManageCompanyList';

const lastName = sql<string>`search_form(${users.lastName})`;
const firstName = sql<string>`search_form(${users.firstName})`;

const byName: Order = {
  name: 'people',
  keys: [
    { by: lastName, direction: 'asc', type: 'text' },
    { by: firstName, direction: 'asc', type: 'text' },
    { by: users.id, direction: 'asc', type: 'uuid' },
  ],
};

/** Returns a page of people, by name. Managers of one company never see people of others (AMB-20). */
export async function listPeople(database: Database, reader: Person, wanted: PeopleFilter, request: PageRequest) {
  const where = and(
    eq(users.state, wanted.state ?? 'active'),
    ofCompanies(reader, wanted.companyIds),
    ofRoles(wanted.roles),
    matchesPerson(wanted.queryText),
  );
  const { rows, paginationId, isCapped } = await readPage(request, {
    order: () => byName,
    read: ({ after, orderBy, limit }) =>
      database
        .select({ user: users, companyName: companies.name, lastName, firstName })
        .from(users)
        .innerJoin(companies, eq(companies.id, users.companyId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: (row) => [row.lastName, row.firstName, row.user.id],
  });
  return {
    items: rows.map(({ user, companyName }) => personRow(reader, user, companyName)),
    paginationId,
    ...(isCapped ? { isCapped } : {}),
  };
}

function ofCompanies(reader: Person, companyIds: string[] | undefined): SQL | undefined {
  if (hasPermission(reader.role, seesAllCompanies))
    return companyIds ? inArray(users.companyId, companyIds.filter(isRecordId)) : undefined;
  if (companyIds?.some((id) => id !== reader.companyId)) throw forbidden();
  return eq(users.companyId, reader.companyId);
}

function ofRoles(roles: string[] | undefined): SQL | undefined {
  if (!roles) return undefined;
  const ids = Object.values(Role).filter((role) => roles.includes(String(role)));
  return or(inArray(users.role, ids), roles.includes('none') ? isNull(users.role) : undefined);
}

function personRow(reader: Person, user: typeof users.$inferSelect, companyName: string): PersonRow {
  const { hashedId, role, email, username, firstName, lastName, pictureFileId, phone, companyId, version } = user;
  return {
    hashedId,
    role: roleOf(role),
    email,
    username,
    firstName,
    lastName,
    picture: fileAddress(pictureFileId),
    phone,
    companyId,
    companyName,
    may: mayDo(reader, { hashedId, role: roleOf(role), companyId }),
    version,
    ...(user.leftAt ? { leftAt: user.leftAt.toISOString() } : {}),
  };
}
