import { daysBetween, addDays } from '@park/domain';
import { yearsBefore } from './calendar';
import type { Company } from './companies';
import { mailName, personName } from './material/names';
import { accountPeople } from './account-people';
import type { Person, RoleName } from './person';
import { randomFor, type Random } from './random';
import { several, type Row } from './rows';

const peopleInPark = 2600;

const titles = [
  'Engineering',
  'Development',
  'Research',
  'Software',
  'Laboratory',
  'Quality',
  'Production',
  'Sales',
  'Customer support',
  'Finance',
  'Operations',
  'Design',
  'Data',
  'Communication',
  'Purchasing',
  'Regulatory affairs',
];

/** Contracts of a company's people; a custom of this park, not a rule of the portal. */
function contractsOf(company: Company, random: Random): number[] {
  const agreement = company.agreementType.toLowerCase();
  if (random.chance(0.12)) return [];
  if (agreement.includes('knova')) return [4852, 5452];
  if (agreement.includes('sqie')) return random.chance(0.2) ? [4852, 5452] : [4852];
  if (agreement === 'feip-cbip') return [4853];
  if (agreement.startsWith('feip-lausanne')) return [4854];
  if (agreement === 'garage') return [4855];
  if (agreement.includes('prilly') || agreement.includes('unlimitrust')) return [5596];
  return [];
}

function roleOf(company: Company, place: number, random: Random): RoleName {
  if (company.key === 'rive-claire-park-office')
    return place < 3 ? 'SuperAdministrator' : place < 11 ? 'Facilities' : 'Employee';
  if (company.agreementType.toLowerCase() === 'garage') return place === 0 ? 'CompanyAdministrator' : 'Garage';
  if (company.key === 'fondation-aiguillage' || company.key === 'haute-ecole-technique-de-la-cote')
    return 'ExternalFIT';
  if (company.key === 'office-du-genie-citoyen' && place === 0) return 'Anonymous';
  if (company.category === 'External') return 'External';
  if (company.category === 'former-tenant') return 'Exited';
  if (place === 0) return 'CompanyAdministrator';
  if (place === 1) return 'CompanySupervisor';
  if (company.size > 25 && place === 2) return 'CompanyAdministrator';
  return random.chance(0.03) ? 'Exited' : 'Employee';
}

/** Number of people in each company; the sum is the size of the park. */
function headcounts(companies: readonly Company[], total: number): Map<string, number> {
  const sum = companies.reduce((all, company) => all + company.size, 0);
  const counts = new Map(
    companies.map((company) => [company.key, Math.max(1, Math.floor((company.size * total) / sum))]),
  );
  const largestFirst = [...companies].sort((a, b) => b.size - a.size || (a.key < b.key ? -1 : 1));
  let missing = total - [...counts.values()].reduce((all, count) => all + count, 0);
  for (let index = 0; missing !== 0; index = (index + 1) % largestFirst.length) {
    const key = largestFirst[index]?.key ?? '';
    const step = Math.sign(missing);
    if ((counts.get(key) ?? 0) + step < 1) continue;
    counts.set(key, (counts.get(key) ?? 0) + step);
    missing -= step;
  }
  return counts;
}

export function makePeople(companies: readonly Company[], referenceDate: string): Person[] {
  const random = randomFor('people');
  const taken = new Set<string>(accountPeople.map((account) => account.email));
  const birthday = (): string =>
    addDays(
      yearsBefore(
        referenceDate,
        random.weighted([
          [22, 14],
          [30, 34],
          [38, 26],
          [46, 16],
          [55, 10],
        ] as const),
      ),
      -random.between(0, 2900),
    );
  const phone = (): string => `+41 79 555 ${String(random.between(10, 99))} ${String(random.between(10, 99))}`;

  const named: Person[] = accountPeople.map((account) => ({
    ...account,
    key: account.email.replace('@demo.park', ''),
    phone: phone(),
    birthDate: birthday(),
    listed: ['Employee', 'CompanyAdministrator', 'CompanySupervisor', 'SuperAdministrator'].includes(account.role),
  }));

  const counts = headcounts(companies, peopleInPark - named.length);
  const others = companies.flatMap((company) =>
    Array.from({ length: counts.get(company.key) ?? 0 }, (_unused, place): Person => {
      const name = personName(random);
      const base = `${mailName(name.firstName)}.${mailName(name.lastName)}`;
      let email = `${base}@${company.domain}`;
      for (let again = 2; taken.has(email); again += 1) email = `${base}${again}@${company.domain}`;
      taken.add(email);
      const role = roleOf(company, place, random);
      const leaves = role === 'Exited' || role === 'Anonymous';
      return {
        key: email.replace('@', '.at.').replace('.demo.park', ''),
        email,
        firstName: name.firstName,
        lastName: name.lastName.replace('Da-Silva', 'da Silva'),
        company: company.key,
        role,
        contracts: leaves ? [] : contractsOf(company, random),
        language: name.language,
        phone: random.chance(0.7) ? phone() : '',
        birthDate: birthday(),
        listed: !leaves && random.chance(role === 'Employee' ? 0.3 : 0.75),
        title:
          role === 'CompanySupervisor' || role === 'CompanyAdministrator'
            ? random.pick(['Management', 'Co-founder', 'Operations', 'Head of development'])
            : random.pick(titles),
        credits: leaves
          ? 0
          : random.weighted([
              [0, 30],
              [1, 20],
              [2, 14],
              [3, 12],
              [5, 12],
              [8, 8],
              [12, 4],
            ] as const),
        adminPermissions: null,
      };
    }),
  );
  const all = [...named, ...others];
  if (all.some((person) => daysBetween(person.birthDate, referenceDate) < 18 * 366))
    throw new Error('Somebody is too young');
  return all;
}

export const peopleRows = (people: readonly Person[]): Row[] =>
  people.map((person) => ({
    key: person.key,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    company: person.company,
    role: person.role,
    contracts: several(person.contracts),
    language: person.language,
    phone: person.phone,
    birth_date: person.birthDate,
    listed: person.listed ? 'yes' : 'no',
    title: person.title,
    picture: '',
    parking_credits: String(person.credits),
    admin_permissions: person.adminPermissions === null ? '' : several(person.adminPermissions),
    enabled: 'yes',
  }));
