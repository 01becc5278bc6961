/** Asking for a permission: the request goes to those who may give a role that holds it. */
import { assignableRoles, hasPermission, Role, rolesWith, type Permission, type RoleId } from '@park/domain';
import type { AccessRequestRow } from '@park/contract/portal';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import { violatedConstraint } from '../../core/database/database-errors';
import type { Database } from '../../core/database/database';
import { retryTransaction } from '../../core/database/retry-transaction';
import { accessRequests } from '../../core/database/schema/access-requests';
import { companies } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import { roleOf, type Person } from '../../http/access/person';
import { applyPersonChange } from '../people';
import { actsInAllCompanies, actsInCompany, mayDo } from '../users';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'departureSteps'>;

export const accessRequested = defineNotification({
  kind: 'people.accessRequested',
  topic: 'company',
  values: z.object({ name: z.string(), permission: z.string() }),
  label: { en: 'Somebody asks for access', fr: 'Quelqu’un demande un accès' },
  texts: {
    en: ({ name }) => ({
      title: `${name} asks for access`,
      text: 'Decide in the portal whether to give a role that has it.',
    }),
    fr: ({ name }) => ({
      title: `${name} demande un accès`,
      text: 'Décidez dans le portail s’il faut attribuer un rôle qui le donne.',
    }),
  },
});

export const accessDecided = defineNotification({
  kind: 'people.accessDecided',
  topic: 'company',
  values: z.object({ isGranted: z.boolean() }),
  label: { en: 'Your request for access is decided', fr: 'Votre demande d’accès est décidée' },
  texts: {
    en: ({ isGranted }) => ({
      title: isGranted ? 'You have access' : 'Your request for access was declined',
      text: isGranted
        ? 'Your role has changed. Reload the page to use it.'
        : 'Ask the person who manages your company.',
    }),
    fr: ({ isGranted }) => ({
      title: isGranted ? 'Vous avez accès' : 'Votre demande d’accès a été refusée',
      text: isGranted
        ? 'Votre rôle a changé. Rechargez la page pour l’utiliser.'
        : 'Adressez-vous à la personne qui gère votre entreprise.',
    }),
  },
});

/** Roles that hold a permission and that a person may assign to another one. */
function grantableRoles(
  granter: Pick<Person, 'hashedId' | 'role' | 'companyId'>,
  target: Pick<Person, 'hashedId' | 'role' | 'companyId'>,
  permission: Permission,
): RoleId[] {
  const holders = rolesWith(permission);
  return mayDo(granter, target).roles.filter((role) => holders.includes(role));
}

/** Managers of the person's company who may grant it; the park's administration if there are none. */
async function findGranters(database: Database, person: Person, permission: Permission) {
  const candidates = await database
    .select({
      id: users.id,
      hashedId: users.hashedId,
      role: users.role,
      companyId: users.companyId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(
      and(
        eq(users.state, 'active'),
        eq(users.enabled, true),
        or(
          and(
            eq(users.companyId, person.companyId),
            inArray(users.role, [Role.CompanyAdministrator, Role.CompanySupervisor]),
          ),
          eq(users.role, Role.SuperAdministrator),
        ),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName));
  const able = candidates.filter(
    (candidate) => grantableRoles({ ...candidate, role: roleOf(candidate.role) }, person, permission).length > 0,
  );
  const colleagues = able.filter(({ role }) => role !== Role.SuperAdministrator);
  return { notified: colleagues.length > 0 ? colleagues : able, colleagues };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/**
 * Who could open the permission to the person: colleagues by name. `isOpen`: the person has asked already; `isHeld`:
 * nothing has to be asked.
 */
export async function describeGranters({ database }: Context, person: Person, permission: Permission) {
  const { colleagues } = await findGranters(database, person, permission);
  const [open] = await database
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.userId, person.id),
        eq(accessRequests.permission, permission),
        isNull(accessRequests.decidedAt),
      ),
    );
  return {
    people: colleagues.map(nameOf),
    isOpen: open !== undefined,
    isHeld: hasPermission(person.role, permission),
  };
}

/**
 * Stores the request and notifies those who can assign a role with the permission. The park's administrators are
 * notified if nobody in the company can.
 * @throws ApiError 409 `errors.access.alreadyHeld` or `alreadyAsked`
 */
export async function requestAccess(
  { database, clock }: Context,
  person: Person,
  { permission, message }: { permission: Permission; message: string },
): Promise<{ id: string; people: string[] }> {
  if (hasPermission(person.role, permission)) throw new ApiError(409, 'errors.access.alreadyHeld');
  const now = clock();
  try {
    return await database.transaction(async (tx) => {
      const [made] = await tx
        .insert(accessRequests)
        .values({ userId: person.id, companyId: person.companyId, permission, message, createdAt: now })
        .returning({ id: accessRequests.id });
      if (!made) throw new Error('a request got no row');
      const { notified, colleagues } = await findGranters(tx, person, permission);
      for (const { id } of notified)
        await notify(tx, {
          personId: id,
          kind: accessRequested,
          values: { name: nameOf(person), permission },
          link: '/portal/access-requests',
          key: made.id,
          now,
        });
      return { id: made.id, people: colleagues.map(nameOf) };
    });
  } catch (error) {
    if (violatedConstraint(error) === 'access_requests_one_open') throw new ApiError(409, 'errors.access.alreadyAsked');
    throw error;
  }
}

const openRequests = (database: Database) =>
  database
    .select({ request: accessRequests, user: users, companyName: companies.name })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .innerJoin(companies, eq(companies.id, users.companyId));

type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number];

const rowOf = (reader: Person, { request, user, companyName }: OpenRequest): AccessRequestRow => ({
  id: request.id,
  hashedId: user.hashedId,
  name: nameOf(user),
  companyName,
  role: roleOf(user.role),
  permission: request.permission,
  message: request.message,
  createdAt: request.createdAt.toISOString(),
  roles: grantableRoles(reader, { ...user, role: roleOf(user.role) }, request.permission as Permission),
});

/** Open requests that the reader may decide, the oldest first. */
export async function listAccessRequests(
  { database }: Pick<Context, 'database'>,
  reader: Person,
): Promise<{ items: AccessRequestRow[] }> {
  const rows = await openRequests(database)
    .where(
      and(
        isNull(accessRequests.decidedAt),
        eq(users.state, 'active'),
        isNull(companies.leftAt),
        // Before the limit, so that requests of other companies do not hide those that the reader decides.
        actsInAllCompanies(reader) ? undefined : eq(users.companyId, reader.companyId),
      ),
    )
    .orderBy(asc(accessRequests.createdAt))
    .limit(500);
  const visible = rows.filter(
    ({ request, user }) =>
      // Who got a role with the right in another way waits for nothing.
      !hasPermission(roleOf(user.role), request.permission as Permission),
  );
  return { items: visible.map((row) => rowOf(reader, row)).filter(({ roles }) => roles.length > 0) };
}

/**
 * Changes the person's role, by all rules of such changes, or declines with `role` null; the person receives the
 * decision. Of two decisions the first one holds.
 * @throws ApiError 404 for requests of other companies, 409 `errors.access.decided`, 403
 * `errors.people.roleNotAssignable` (ASG-01 to ASG-04)
 */
export async function decideAccess(context: Context, decider: Person, id: string, role: number | null): Promise<void> {
  const now = context.clock();
  await retryTransaction(context.database, async (tx) => {
    const [locked] = await tx
      .select()
      .from(accessRequests)
      .where(eq(accessRequests.id, recordId(id)))
      .for('update');
    const [row] = locked ? await openRequests(tx).where(eq(accessRequests.id, locked.id)) : [];
    if (!locked || !row || !actsInCompany(decider, row.user.companyId)) throw notFound();
    if (locked.decidedAt) throw new ApiError(409, 'errors.access.decided');
    // What is granted is in the trail as the change of the role.
    if (role === null)
      await recordAudit(tx, {
        at: now,
        actor: decider,
        action: 'declined',
        subjectKind: 'access-request',
        subjectId: row.user.hashedId,
        companyId: row.user.companyId,
      });
    const { roles } = rowOf(decider, row);
    if (role !== null) {
      const granted = roles.find((candidate) => candidate === role);
      if (granted === undefined || !assignableRoles(decider.role).includes(granted as RoleId))
        throw new ApiError(403, 'errors.people.roleNotAssignable');
      const { user } = row;
      await applyPersonChange(tx, context, decider, user.hashedId, {
        version: user.version,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        phone: user.phone,
        birthDate: user.birthDate,
        role: granted as RoleId,
      });
    }
    await tx
      .update(accessRequests)
      .set({ decidedAt: now, decidedBy: decider.id, outcome: role === null ? 'declined' : 'granted' })
      .where(eq(accessRequests.id, locked.id));
    await notify(tx, {
      personId: locked.userId,
      kind: accessDecided,
      values: { isGranted: role !== null },
      link: '/portal',
      key: locked.id,
      now,
    });
  });
}
