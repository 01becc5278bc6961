/** Which messages a person gets. Mails may be the company's decision; messages in the portal are the person's. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { hasPermission, Role, rolesWith } from '@park/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { emailSubscriptions, notificationPreferences } from '../../core/database/schema/notifications';
import { savedSearches } from '../../core/database/schema/saved';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import {
  canReceive,
  isOnByDefault,
  notificationTopics,
  type Channel,
} from '../../core/notifications/notification-kind';
import type { Language } from '../../http/language';
import type { Person } from '../../http/access/person';
import { mayUsePortal } from '../users';

const maxAskPeople = 3;
const noSubscriptions = { newsletter: false, events: false, jobs: false };

const canLetChoose = (person: Pick<Person, 'role'>) => hasPermission(person.role, 'Emailing_EnableChoosingPreferences');

async function doesCompanyLetChoose(database: Database, companyId: string): Promise<boolean> {
  const [company] = await database
    .select({ isEnabled: companies.emailPreferencesEnabled })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.isEnabled ?? false;
}

/** Whether the person decides about their mails; otherwise the company does (MISS-23). */
export const mayChooseMails = async (database: Database, person: Person): Promise<boolean> =>
  canLetChoose(person) || doesCompanyLetChoose(database, person.companyId);

/** @throws ApiError 403 that names who can allow it, if the company decides for its people */
export async function requireChoice(database: Database, person: Person): Promise<void> {
  if (await mayChooseMails(database, person)) return;
  throw new ApiError(403, 'errors.notifications.mayNotChoose', {
    details: { people: await listPeopleToAsk(database, person.companyId) },
  });
}

/** The people of the company who can let others choose; the park's administrators where there are none. */
async function listPeopleToAsk(database: Database, companyId: string) {
  const read = (condition: ReturnType<typeof eq>, roles: readonly number[]) =>
    database
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(condition, inArray(users.role, [...roles]), mayUsePortal))
      .orderBy(asc(users.lastName), asc(users.firstName))
      .limit(maxAskPeople);
  const own = await read(eq(users.companyId, companyId), rolesWith('Emailing_EnableChoosingPreferences'));
  const found = own.length > 0 ? own : await read(eq(users.enabled, true), [Role.SuperAdministrator]);
  return found.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }));
}

/**
 * All kinds that the person can receive, with what is chosen or the default. `companyLetsChoose` is null for people who
 * cannot change it (PERM-22).
 */
export async function readPreferences(
  { database, notificationKinds }: AppContext,
  person: Person,
  language: Language,
): Promise<CallResponse<'GET /api/notifications/preferences'>> {
  const chosen = await database
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, person.id));
  const isOn = (kind: string, channel: Channel) =>
    chosen.find((preference) => preference.kind === kind && preference.channel === channel)?.isOn;
  const kinds = [...notificationKinds.values()]
    .filter((kind) => canReceive(person.role, kind))
    .sort((one, other) => notificationTopics.indexOf(one.topic) - notificationTopics.indexOf(other.topic));
  const mayChoose = await mayChooseMails(database, person);
  return {
    items: kinds.map((kind) => ({
      kind: kind.kind,
      topic: kind.topic,
      label: kind.label[language],
      portal: isOn(kind.kind, 'portal') ?? isOnByDefault(kind, 'portal'),
      mail: kind.isMailRequired === true || (isOn(kind.kind, 'mail') ?? isOnByDefault(kind, 'mail')),
      isMailRequired: kind.isMailRequired === true,
    })),
    subscriptions: await readSubscriptions(database, person.id),
    mayChooseMails: mayChoose,
    askPeople: mayChoose ? [] : await listPeopleToAsk(database, person.companyId),
    companyLetsChoose: canLetChoose(person) ? await doesCompanyLetChoose(database, person.companyId) : null,
  };
}

type Choice = ParsedCallInput<'PUT /api/notifications/preferences'>['body'];

/**
 * @throws ApiError 400 for an unknown kind and for mails that are required, 403 for mails that the company decides
 * about (MISS-23)
 */
export async function choose(
  { database, notificationKinds }: AppContext,
  person: Person,
  { kind: name, channel, isOn }: Choice,
): Promise<void> {
  const kind = notificationKinds.get(name);
  const isFixed = kind?.isMailRequired === true && channel === 'mail';
  if (!kind || isFixed) throw new ApiError(400, 'errors.validation', { fields: { kind: 'errors.field.choice' } });
  if (channel === 'mail') await requireChoice(database, person);
  await storePreference(database, person.id, name, channel, isOn);
}

/**
 * Stores without asking whether the person may choose; callers check it, or act for a link in a mail, which always
 * works (MISS-23).
 */
export async function storePreference(
  database: Database,
  userId: string,
  kind: string,
  channel: Channel,
  isOn: boolean,
): Promise<void> {
  await database
    .insert(notificationPreferences)
    .values({ userId, kind, channel, isOn })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind, notificationPreferences.channel],
      set: { isOn },
    });
}

type Subscriptions = ParsedCallInput<'PUT /api/emailing/subscriptions'>['body'];

/** A person who has chosen nothing gets no newsletters. */
export async function readSubscriptions(database: Database, userId: string): Promise<Subscriptions> {
  const [row] = await database.select().from(emailSubscriptions).where(eq(emailSubscriptions.userId, userId));
  return row ? { newsletter: row.newsletter, events: row.events, jobs: row.jobs } : noSubscriptions;
}

/**
 * The moment of the first choice stays when the choice changes.
 * @throws ApiError 403 if the company decides about mails (MISS-23)
 */
export async function storeSubscriptions(
  { database, clock }: AppContext,
  person: Person,
  wanted: Subscriptions,
): Promise<Subscriptions> {
  await requireChoice(database, person);
  await database
    .insert(emailSubscriptions)
    .values({ userId: person.id, ...wanted, since: clock() })
    .onConflictDoUpdate({ target: emailSubscriptions.userId, set: wanted });
  return wanted;
}

/** Ends all mails that the person subscribed to. */
export async function endSubscriptions(database: Database, userId: string): Promise<void> {
  await database.update(emailSubscriptions).set(noSubscriptions).where(eq(emailSubscriptions.userId, userId));
}

/** Searches stay saved, without mails. */
export async function endSearchAlerts(database: Database, userId: string): Promise<void> {
  await database.update(savedSearches).set({ frequency: 'none' }).where(eq(savedSearches.userId, userId));
}

/** For the person's own company (PERM-22). What people have chosen is kept while they may not choose. */
export async function letCompanyChoose({ database }: AppContext, person: Person, isEnabled: boolean): Promise<void> {
  await database
    .update(companies)
    .set({ emailPreferencesEnabled: isEnabled })
    .where(eq(companies.id, person.companyId));
}
