/** Rules between buildings, companies and people. */
import { isOldEnough } from '@park/domain';
import type { ParkFolder } from './park-folder';
import type { ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<ParkFolder, 'buildings' | 'companies' | 'people'>;

/** `today` is a day of the park. */
export function checkPeople({ buildings, companies, people }: Part, today: string, problems: ProblemList): void {
  const references = new ReferenceCheck(problems);
  const buildingsByKey = byKey(buildings);
  const companiesByKey = byKey(companies);
  for (const { line, building } of companies)
    references.expect({ file: 'companies.csv', line, field: 'building' }, building, buildingsByKey, 'buildings.csv');

  const addresses = new Map<string, number>();
  for (const person of people) {
    const at = (field: string) => ({ file: 'people.csv', line: person.line, field });
    references.expect(at('company'), person.company, companiesByKey, 'companies.csv');
    const before = addresses.get(person.email.toLowerCase());
    if (before !== undefined) references.tell(at('email'), `"${person.email}" is already on line ${before}`);
    else addresses.set(person.email.toLowerCase(), person.line);
    if (person.birth_date !== null && !isOldEnough(person.birth_date, today))
      references.tell(at('birth_date'), `${person.birth_date} makes the person younger than 18`);
  }
}
