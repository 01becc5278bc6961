/** What waits for a person, made for the person's rights: decisions first, then what ends soon, then what is missing. */
import { addDays, dayMs, hasPermission } from '@park/domain';
import type { PortalOffer, PortalTask } from '@park/contract/portal';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { users } from '../../core/database/schema/users';
import { dayOf } from '../../core/time/park-time';
import { accountPath } from '../../core/web-addresses/pages';
import { flagsOf, roleOf, type Person } from '../../http/access/person';
import { readManagedCompany } from '../companies';
import { needsPasskey } from '../users';
import { listAccessRequests } from './access-requests';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'departureSteps'>;

interface Counted<Kind = PortalTask['kind']> {
  kind: Kind;
  href: string;
  isWanted: boolean;
  count: SQL;
}

const endingSoonDays = 7;
const leavingSoonDays = 30;

/** What is kept for the person or the company until somebody answers. */
export async function listOffers(context: Context, person: Person): Promise<PortalOffer[]> {
  const now = context.clock();
  const moment = sql`${now.toISOString()}::timestamptz`;
  const today = dayOf(now, context.configuration.parkTimeZone);
  const can = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(person.role, permission);
  return countEach<PortalOffer['kind']>(context, [
    {
      kind: 'roomOffers',
      href: '/book-a-room',
      isWanted: can('BookARoom_Book'),
      count: sql`SELECT count(*) FROM room_offers o JOIN room_occurrences d ON d.id = o.occurrence_id
        JOIN room_bookings b ON b.id = d.booking_id
        WHERE b.owner_id = ${person.id} AND o.state = 'open' AND d.state = 'skipped' AND o.expires_at > ${moment}`,
    },
    {
      kind: 'parkingOffers',
      href: '/parkshare/waitlist',
      isWanted: can('Parkshare_Book'),
      count: sql`SELECT count(*) FROM parking_waitlist_offers o JOIN parking_waitlist_entries e ON e.id = o.entry_id
        WHERE e.user_id = ${person.id} AND o.state = 'open' AND o.expires_at > ${moment}`,
    },
    {
      kind: 'leaseOffers',
      href: '/parkshare/manager',
      isWanted: can('Parkshare_Manage'),
      count: sql`SELECT count(*) FROM parking_leases WHERE company_id = ${person.companyId} AND state = 'offered'
        AND last_day >= ${today}::date`,
    },
  ]);
}

/** Only kinds for which the person has the right and that have something to do. */
export async function listTasks(context: Context, person: Person): Promise<PortalTask[]> {
  const now = context.clock();
  const today = dayOf(now, context.configuration.parkTimeZone);
  const can = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(person.role, permission);
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const { id, companyId } = person;
  const counted: Counted[] = [
    {
      kind: 'passkeyNeeded',
      href: accountPath,
      isWanted: await hasWaitingRights(context, person),
      count: sql`SELECT 1`,
    },
    {
      kind: 'roomRequests',
      href: '/book-a-room/requests',
      isWanted: can('BookARoom_Manage'),
      count: sql`SELECT count(DISTINCT booking_id) FROM room_occurrences WHERE state = 'pending' AND starts_at > ${at(now)}`,
    },
    {
      kind: 'spaceRequests',
      href: '/portal/admin/space-requests',
      isWanted: can('Collaborator_ManageCompanyList'),
      count: sql`SELECT count(*) FROM space_requests WHERE state IN ('new', 'seen')`,
    },
    {
      kind: 'expiredInvitations',
      href: '/portal/company-new-collaborator?tab=expired',
      isWanted: can('Collaborator_Manage'),
      count: sql`SELECT count(*) FROM invitations WHERE company_id = ${companyId} AND state = 'open' AND expires_at <= ${at(now)}`,
    },
    {
      kind: 'companiesLeaving',
      href: '/portal/company-edit',
      isWanted: can('Collaborator_ManageCompanyList'),
      count: sql`SELECT count(*) FROM companies WHERE left_at IS NULL AND leaves_on BETWEEN ${today} AND ${addDays(today, leavingSoonDays)}`,
    },
    {
      kind: 'jobsEnding',
      href: '/portal/company-jobs',
      isWanted: can('Jobs_Create'),
      count: sql`SELECT count(*) FROM jobs WHERE company_id = ${companyId} AND is_published AND archived_at IS NULL AND expires_at BETWEEN ${at(now)} AND ${at(new Date(now.getTime() + endingSoonDays * dayMs))}`,
    },
    {
      kind: 'profileIncomplete',
      href: '/portal/company-edit',
      isWanted: can('CompanyList_Edit') && (await isProfileIncomplete(context, person)),
      count: sql`SELECT 1`,
    },
    {
      kind: 'supplierVote',
      href: '/approved-suppliers',
      isWanted: can('Suppliers_Vote'),
      count: sql`SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM supplier_votes WHERE user_id = ${id})`,
    },
    {
      kind: 'pictureMissing',
      href: accountPath,
      isWanted: true,
      count: sql`SELECT count(*) FROM users WHERE id = ${id} AND picture_file_id IS NULL`,
    },
  ];
  const tasks: PortalTask[] = [];
  if (can('Collaborator_Manage')) {
    const { items } = await listAccessRequests(context, person);
    if (items.length > 0) tasks.push({ kind: 'accessRequests', count: items.length, href: '/portal/access-requests' });
  }
  return [...tasks, ...(await countEach(context, counted))];
}

/** Whether rights of the account wait for a passkey; the person of the session does not have them meanwhile. */
async function hasWaitingRights({ database, configuration }: Context, { id, hasPasskey }: Person): Promise<boolean> {
  if (configuration.requirePasskey === 'none' || hasPasskey) return false;
  const [user] = await database
    .select({ role: users.role, adminPermissions: users.adminPermissions })
    .from(users)
    .where(eq(users.id, id));
  const role = roleOf(user?.role ?? null);
  return needsPasskey(
    configuration,
    { role, adminPermissions: flagsOf(role, user?.adminPermissions ?? null) },
    hasPasskey,
  );
}

/** What the page of the profile finds missing. */
const isProfileIncomplete = async ({ database }: Context, person: Person): Promise<boolean> =>
  (await readManagedCompany(database, person, person.companyId)).missing.length > 0;

/** Counts what is wanted in one query, and leaves out what there is none of. */
async function countEach<Kind extends string>(
  { database }: Context,
  counted: readonly Counted<Kind>[],
): Promise<{ kind: Kind; count: number; href: string }[]> {
  const wanted = counted.filter(({ isWanted }) => isWanted);
  if (wanted.length === 0) return [];
  const counts = wanted.map(({ count }) => sql`coalesce((${count}), 0)::int`);
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS counts`,
  );
  const found = rows[0]?.counts ?? [];
  return wanted
    .map(({ kind, href }, index) => ({ kind, count: found[index] ?? 0, href }))
    .filter(({ count }) => count > 0);
}
