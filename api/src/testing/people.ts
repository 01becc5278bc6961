/** One person per role, and those that the rules' borders need; the same in every test (MISS-29). */
import { Contract, Role, type AdminFlag, type RoleId } from '@park/domain';
import { companies, companyContracts } from '../core/database/schema/companies';
import type { Database } from '../core/database/database';
import { userContracts, users } from '../core/database/schema/users';

const idOf = (kind: string, number: number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`;

/** A tenant with a KNOVA agreement, one with space to request, a garage, and a start-up that is no tenant. */
export const testCompanies = {
  tenant: { id: idOf('c', 1), name: 'Alpine Sensors', category: 'Tenant', agreementType: 'sqie' },
  otherTenant: { id: idOf('c', 2), name: 'Lakeside Robotics', category: 'Tenant', agreementType: 'feip-lausanne' },
  garage: { id: idOf('c', 3), name: 'Park Garage', category: 'External', agreementType: 'garage' },
  startup: { id: idOf('c', 4), name: 'Étoile Énergie', category: 'Startup', agreementType: 'feip-cbip' },
} as const;

export type TestCompany = keyof typeof testCompanies;

interface TestPerson {
  id: string;
  hashedId: string;
  role: RoleId | null;
  company: TestCompany;
  firstName: string;
  lastName: string;
  contracts: number[];
  credits: number;
  flags?: AdminFlag[];
}

let count = 0;
function person(
  role: RoleId | null,
  firstName: string,
  lastName: string,
  company: TestCompany,
  { contracts = [] as number[], credits = 5, flags = undefined as AdminFlag[] | undefined } = {},
): TestPerson {
  count += 1;
  return {
    id: idOf('a', count),
    hashedId: `hashed-${String(count).padStart(2, '0')}-${lastName.toLowerCase()}`,
    role,
    company,
    firstName,
    lastName,
    contracts,
    credits,
    flags,
  };
}

export const people = {
  anonymous: person(Role.Anonymous, 'Ana', 'Anon', 'startup'),
  external: person(Role.External, 'Eva', 'Extern', 'startup'),
  employee: person(Role.Employee, 'Emil', 'Employee', 'tenant', { contracts: [Contract.SQIE] }),
  companyAdministrator: person(Role.CompanyAdministrator, 'Carla', 'Admin', 'tenant', {
    contracts: [Contract.SQIE, Contract.SQIEKNOVA],
  }),
  companySupervisor: person(Role.CompanySupervisor, 'Selma', 'Supervisor', 'tenant', {
    contracts: [Contract.SQIE],
    credits: 1,
  }),
  superAdministrator: person(Role.SuperAdministrator, 'Sam', 'Super', 'otherTenant'),
  exited: person(Role.Exited, 'Xavier', 'Exited', 'startup', { credits: 0 }),
  externalFit: person(Role.ExternalFIT, 'Fiona', 'Fit', 'otherTenant', { contracts: [Contract.FEIPLausanne] }),
  facilities: person(Role.Facilities, 'Felix', 'Facilities', 'otherTenant', {
    contracts: [Contract.SQIE, Contract.FEIPLausanne],
  }),
  garage: person(Role.Garage, 'Gaston', 'Garage', 'garage', { contracts: [Contract.GARAGE] }),
  noRole: person(null, 'Nora', 'Norole', 'tenant', { credits: 0 }),
  /** A second employee of the first company, without credits. */
  colleague: person(Role.Employee, 'Colin', 'Colleague', 'tenant', { credits: 0, contracts: [Contract.SQIE] }),
  /** An employee and an administrator of another company. */
  otherEmployee: person(Role.Employee, 'Oskar', 'Other', 'otherTenant', { contracts: [Contract.FEIPLausanne] }),
  otherAdministrator: person(Role.CompanyAdministrator, 'Olga', 'Otheradmin', 'otherTenant', {
    contracts: [Contract.FEIPLausanne],
  }),
  /** A supervisor whose flags are listed: exactly news and events. */
  supervisorWithFlags: person(Role.CompanySupervisor, 'Flora', 'Flags', 'tenant', { flags: ['CAN_EDIT_NEWS_EVENTS'] }),
  /** A super administrator whose list of flags is empty. */
  superAdministratorWithoutFlags: person(Role.SuperAdministrator, 'Otto', 'Noflags', 'otherTenant', { flags: [] }),
} as const satisfies Record<string, TestPerson>;

export type PersonName = keyof typeof people;

/** The eleven that stand for the matrix's columns: the ten roles and none. */
export const roleColumns = [
  'anonymous',
  'external',
  'employee',
  'companyAdministrator',
  'companySupervisor',
  'superAdministrator',
  'exited',
  'externalFit',
  'facilities',
  'garage',
  'noRole',
] as const satisfies readonly PersonName[];

export const emailOf = (name: PersonName) =>
  `${people[name].firstName}.${people[name].lastName}@test.park`.toLowerCase();

/** Password of everybody in tests. */
export const testPassword = 'a walk along the lake';

/** Stores companies and people. `passwordHash` belongs to the test password. */
export async function storePeople(database: Database, passwordHash: string): Promise<void> {
  await database.insert(companies).values(Object.values(testCompanies));
  const names = Object.keys(people) as PersonName[];
  await database.insert(users).values(
    names.map((name) => {
      const { id, hashedId, role, company, firstName, lastName, credits, flags } = people[name] as TestPerson;
      return {
        id,
        hashedId,
        role,
        companyId: testCompanies[company].id,
        email: emailOf(name),
        username: firstName.toLowerCase(),
        firstName,
        lastName,
        passwordHash,
        parkshareCredits: credits,
        adminPermissions: flags ?? null,
      };
    }),
  );
  const contracts = names.flatMap((name) =>
    people[name].contracts.map((contractId) => ({ userId: people[name].id, contractId })),
  );
  const offered = names.flatMap((name) =>
    people[name].contracts.map((contractId) => ({ companyId: testCompanies[people[name].company].id, contractId })),
  );
  await database.insert(companyContracts).values(offered).onConflictDoNothing();
  await database.insert(userContracts).values(contracts);
}
