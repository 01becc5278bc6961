/**
 * Every call whose address names something of a person or a company × every role × own, a colleague's and a foreign one.
 * The list of calls comes from the contract: a call that is missing below fails the first test.
 */
import { calls, type CallDefinition } from '@park/contract';
import {
  canDeleteEmployee,
  canEditEmployee,
  hasPermission,
  isOpenToVisitors,
  Role,
  rolesWith,
  type MaybePerson,
} from '@park/domain';
import { companies } from '../../core/database/schema/companies';
import {
  describeOnDatabase,
  emailOf,
  people,
  roleColumns,
  testCompanies,
  type Caller,
  type PersonName,
} from '../../testing';
import { ownedRecords, type RecordOwner } from '../../testing/owned-records';
import { prepareLots } from '../../testing/parking-lots';
import { prepareRooms } from '../../testing/rooms';

const today = '2026-03-03';
const noRecord = '00000000-0000-4000-8000-000000000000';
const foreignCompanyId = '00000000-0000-4000-8000-c00000000099';

type Relation = 'own' | 'colleague' | 'foreign';
interface Question {
  caller: NonNullable<MaybePerson> & { role: number | null };
  owner: RecordOwner;
  relation: Relation;
}
type Rule = (question: Question) => boolean;
type RecordKind = Exclude<keyof ReturnType<typeof ownedRecords>, 'employee'>;
type Body = object | ((owner: RecordOwner) => object);

const isPark: Rule = ({ caller }) => hasPermission(caller.role, 'Collaborator_ManageCompanyList');
const isOwn: Rule = ({ relation }) => relation === 'own';
const isOfCompany: Rule = ({ relation }) => relation !== 'foreign';
const isWithin: Rule = (question) => isOfCompany(question) || isPark(question);
const editsCompany: Rule = ({ caller }) => hasPermission(caller.role, 'CompanyList_Edit');
const managesPeople: Rule = ({ caller }) => hasPermission(caller.role, 'Collaborator_Manage');
const managesRooms: Rule = ({ caller }) => hasPermission(caller.role, 'BookARoom_Manage');
const managesParking: Rule = ({ caller }) => hasPermission(caller.role, 'Parkshare_SuperManage');
const leads: Rule = ({ caller }) => caller.role === Role.CompanyAdministrator || caller.role === Role.CompanySupervisor;
const mayEdit: Rule = ({ caller, owner }) => canEditEmployee(caller, owner);
const mayDelete: Rule = ({ caller, owner }) => canDeleteEmployee(caller, owner);
const all =
  (...rules: Rule[]): Rule =>
  (question) =>
    rules.every((rule) => rule(question));
const any =
  (...rules: Rule[]): Rule =>
  (question) =>
    rules.some((rule) => rule(question));

/** Of an older state, so that a command that is let through changes nothing. */
const version = 0;
const person = ({ email, role }: RecordOwner) => ({
  version,
  firstName: 'A',
  lastName: 'B',
  email,
  role,
  phone: null,
  birthDate: null,
});
const job = {
  version,
  texts: { en: { title: 'Engineer', description: '' }, fr: { title: '', description: '' } },
  contractType: 'permanent',
  workload: { minimum: 80, maximum: 100 },
  location: '',
  applyUrl: null,
  applyEmail: 'jobs@x.park',
  isPublished: true,
  publishedAt: '2026-03-03T07:00:00Z',
  expiresAt: '2026-04-03T07:00:00Z',
};
const company = {
  version,
  descriptions: { en: '', fr: '' },
  website: '',
  email: '',
  phone: '',
  address: '',
  location: null,
  tags: [],
};
/** No picture: refused once the company is found. */
const logo = new FormData();
logo.set('image', new File(['no picture'], 'logo.png'));
const slot = { version, start: '2026-12-10T09:00:00Z', end: '2026-12-10T10:00:00Z' };

// Park staff by their flag, which comes with the role here.
const changesLogo = any(all(isOfCompany, editsCompany), isPark);
const readsRoom = any(isOwn, managesRooms, all(isOfCompany, leads));
const changesRoom = any(isOwn, managesRooms);
const checksIn = any(isOfCompany, managesRooms);
const isOther: Rule = ({ relation }) => relation !== 'own';

/** What makes the record in the address, who may touch it besides the right of the call, and a complete input. */
const owned: Record<string, [kind: RecordKind, rule: Rule, body?: Body]> = {
  'DELETE /api/auth/sessions/{id}': ['session', isOwn],
  'PATCH /api/auth/passkeys/{id}': ['passkey', isOwn, { name: 'Laptop' }],
  'POST /api/auth/passkeys/{id}/remove': ['passkey', isOwn, { current: 'a walk along the lake' }],
  'GET /api/users/{hashedId}': ['person', any(isOwn, all(managesPeople, isWithin))],
  'PUT /api/users/{hashedId}': ['person', any(isOwn, all(managesPeople, isWithin, mayEdit)), person],
  'DELETE /api/users/{hashedId}': ['person', all(isWithin, mayDelete)],
  'GET /api/users/{hashedId}/departure': ['person', all(isWithin, mayDelete)],
  'GET /api/users/{hashedId}/change-effects': ['person', all(isWithin, mayEdit)],
  'POST /api/users/{hashedId}/leave': ['person', all(isWithin, mayDelete), { version, handOverTo: null }],
  'POST /api/users/{hashedId}/end-sessions': ['person', all(isOther, isWithin, mayEdit), {}],
  'POST /api/users/{hashedId}/return': ['person', all(isWithin, mayDelete)],
  'POST /api/invitations/{id}/resend': ['invitation', isWithin],
  'DELETE /api/invitations/{id}': ['invitation', isWithin],
  'POST /api/access-requests/{id}/decision': ['accessRequest', isWithin, { role: null }],
  'GET /api/jobs/{id}/editing': ['job', isWithin],
  'PUT /api/jobs/{id}': ['job', isWithin, job],
  'DELETE /api/jobs/{id}': ['job', isWithin],
  'POST /api/jobs/{id}/archive': ['job', isWithin],
  'POST /api/jobs/{id}/restore': ['job', isWithin],
  'POST /api/jobs/{id}/extend': ['job', isWithin],
  'POST /api/jobs/{id}/duplicate': ['job', isWithin],
  'GET /api/companies/{id}/editing': ['company', isWithin],
  'PUT /api/companies/{id}': ['company', isWithin, company],
  'PUT /api/companies/{id}/logo': ['company', changesLogo, logo],
  'DELETE /api/companies/{id}/logo': ['company', changesLogo],
  'GET /api/rooms/bookings/{id}': ['roomBooking', readsRoom],
  'DELETE /api/rooms/bookings/{id}': ['roomBooking', readsRoom],
  'POST /api/rooms/occurrences/{id}/check-in': ['roomDate', checksIn],
  'POST /api/rooms/bookings/{id}/still-needed': ['roomBooking', isOwn, { isNeeded: true }],
  'GET /api/rooms/bookings-ical/{id}': ['roomBooking', readsRoom],
  'POST /api/rooms/occurrences/{id}/end': ['roomDate', changesRoom],
  'PATCH /api/rooms/occurrences/{id}': ['roomDate', changesRoom, slot],
  'PATCH /api/rooms/bookings/{id}': ['roomBooking', changesRoom, { version, title: 'Mine' }],
  'GET /api/rooms/bookings/{id}/colleagues': ['roomBooking', readsRoom],
  'POST /api/rooms/bookings/{id}/owner': ['roomBooking', readsRoom, { version, ownerId: people.employee.id }],
  'PATCH /api/rooms/series/{id}': ['roomSeries', changesRoom, { version, scope: 'all', start: '09:00', end: '10:00' }],
  'DELETE /api/rooms/occurrences/{id}': ['roomDate', readsRoom],
  'POST /api/rooms/offers/{id}/accept': ['roomOffer', isOwn],
  'POST /api/rooms/offers/{id}/decline': ['roomOffer', isOwn],
  'GET /api/parking/bookings/{id}': ['parkingBooking', isOwn],
  'GET /api/parking/bookings/{id}/calendar': ['parkingBooking', isOwn],
  'PUT /api/parking/bookings/{id}/vehicle': ['parkingBooking', isOwn, { plate: null }],
  'DELETE /api/parking/bookings/{id}': ['parkingBooking', isOwn],
  'DELETE /api/parking/waitlist/{id}': ['waitlistEntry', isOwn],
  'POST /api/parking/waitlist/{id}/answer': ['waitlistEntry', isOwn, { answer: 'decline' }],
  'PUT /api/parking/spots/{id}': ['spot', isOfCompany, { firstDay: today, assignments: [] }],
  'POST /api/parking/bookings/{id}/recall': ['parkingBooking', isOfCompany, { halves: ['am'], reason: 'Visitors' }],
  'DELETE /api/parking/guests/{id}': ['guestBooking', isOfCompany],
  'POST /api/parking/leases/{id}/decision': ['lease', any(isOfCompany, managesParking), { decision: 'accept' }],
  'POST /api/notifications/{id}/action': ['notification', isOwn],
  'PUT /api/saved-searches/{id}': ['savedSearch', isOwn, { name: 'Mine', frequency: 'none' }],
  'DELETE /api/saved-searches/{id}': ['savedSearch', isOwn],
  'POST /api/space-requests/{id}/decision': ['spaceRequest', isOfCompany, { decision: 'withdrawn', version }],
};

/** Their addresses name nothing of a person or company: the right of the call alone decides. */
const shared = [
  /^\w+ \/api\/favorites\//,
  /^\w+ \/api\/templates\//,
  /^\w+ \/api\/events\/\{id\}\/registration$/,
  /^POST \/api\/approved-suppliers\/\{id\}\/vote$/,
  /^GET \/api\/rooms\/\{id\}(\/check-in)?$/,
  /^GET \/api\/parking\/freeSpots\/\{id\}$/,
];

/** Held by others than the park's own administration, and not by everybody. */
const isOfCompanies = ({ access }: CallDefinition): boolean =>
  access === 'session' ||
  (typeof access === 'string' &&
    access !== 'public' &&
    !isOpenToVisitors(access) &&
    rolesWith(access).some((role) => role !== Role.SuperAdministrator));

const addressed = (Object.entries(calls) as [string, CallDefinition][]).filter(
  ([name, call]) => name.includes('{') && isOfCompanies(call) && !shared.some((pattern) => pattern.test(name)),
);

/** Keys of refusals for want of a right; other refusals with 403 come after it. */
const missingRights = ['errors.auth.forbidden', 'errors.companies.logoManagersOnly'];

const withColleagues = new Set<PersonName>([
  'employee',
  'companyAdministrator',
  'companySupervisor',
  'superAdministrator',
]);
const endsSessions = new Set<RecordKind>(['person', 'session', 'passkey']);

describeOnDatabase('own and foreign records', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareLots(database);
      await prepareRooms(database);
      await database.insert(companies).values({ id: foreignCompanyId, name: 'Foreign', category: 'Tenant' });
    },
  });
  let records: ReturnType<typeof ownedRecords>;
  let foreigner: RecordOwner;
  const colleagues = new Map<string, RecordOwner>();
  const cookies = new Map<PersonName, string>();
  /** Records that no call has changed yet, by kind and owner. */
  const unchanged = new Map<string, string>();

  beforeAll(async () => {
    api.setNow(`${today}T07:00:00Z`);
    records = ownedRecords(api.database, today);
    foreigner = await records.employee(foreignCompanyId);
    for (const { id: companyId } of Object.values(testCompanies))
      colleagues.set(companyId, await records.employee(companyId));
  });

  async function ownerOf(who: PersonName, relation: Relation, kind: RecordKind): Promise<RecordOwner> {
    const { id, hashedId, role, company } = people[who];
    const own = { id, hashedId, role, email: emailOf(who), companyId: testCompanies[company].id };
    if (relation === 'own') return own;
    // Calls about a person may end the account.
    if (kind === 'person') return records.employee(relation === 'foreign' ? foreignCompanyId : own.companyId);
    return (relation === 'foreign' ? undefined : colleagues.get(own.companyId)) ?? foreigner;
  }

  it('are asked for with every call that names one', () => {
    expect(addressed.map(([name]) => name).sort()).toEqual(Object.keys(owned).sort());
  });

  it.each(addressed.map(([name]) => name))('%s: by role, own, of a colleague and foreign', async (name) => {
    const { access } = calls[name as keyof typeof calls] as CallDefinition;
    const [kind, rule, body] = owned[name] ?? [];
    if (!kind || !rule) throw new Error(`${name} is not in the table`);
    const [method = 'GET', path = ''] = name.split(' ');
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const ask = async (caller: Caller, id: string, payload?: object) => {
      const request = { method: method as 'GET', url: path.replace(/\{\w+\}/, id) };
      if (!(payload instanceof FormData)) return caller.request({ ...request, ...(payload && { payload }) });
      const form = new Request('http://x/', { method: 'POST', body: payload });
      const headers = { 'content-type': form.headers.get('content-type') ?? '' };
      return caller.request({ ...request, headers, payload: Buffer.from(await form.arrayBuffer()) });
    };
    for (const who of roleColumns) {
      const { hashedId, role } = people[who];
      const mayAsk = access === 'session' || (typeof access === 'string' && hasPermission(role, access as never));
      // A shut door is one for every record. A colleague's differs from the own and a foreign one only for those who
      // lead, and for those they lead.
      const relations: readonly Relation[] = !mayAsk
        ? ['foreign']
        : withColleagues.has(who)
          ? ['own', 'colleague', 'foreign']
          : ['own', 'foreign'];
      for (const relation of relations) {
        const label = `${who}, ${relation}`;
        const owner = await ownerOf(who, relation, kind);
        const key = `${kind} ${owner.id}`;
        const id = mayAsk ? (unchanged.get(key) ?? (await records[kind](owner))) : noRecord;
        // Some calls about a person end sessions of the caller.
        if (!cookies.has(who) || (mayAsk && endsSessions.has(kind))) cookies.set(who, await api.signIn(who));
        const payload = typeof body === 'function' ? body(owner) : body;
        const answer = await ask(api.withCookie(cookies.get(who) ?? ''), id, payload);
        const { status } = answer;
        const isRefused =
          status === 401 || status === 404 || (status === 403 && missingRights.includes(answer.body.key));
        if (!isRefused && method !== 'GET' && !(payload && 'version' in payload)) unchanged.delete(key);
        else if (mayAsk) unchanged.set(key, id);
        expected[label] = mayAsk && rule({ caller: { hashedId, role }, owner, relation }) ? 'open' : 'closed';
        found[label] = isRefused ? 'closed' : status === 400 || status >= 500 ? `failed with ${status}` : 'open';
      }
    }
    expect(found).toEqual(expected);
    expect((await ask(api.asVisitor(), noRecord)).status).toBe(401);
  });
});
