/** Rules between spots, leases, assignments and permits. */
import { addMonths, maxLeaseMonths } from '@park/domain';
import type { AssignmentRow, LeaseRow, ParkFolder, SpotRow } from './park-folder';
import type { ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<ParkFolder, 'companies' | 'people' | 'spots' | 'leases' | 'assignments' | 'permits'>;

/** Adds problems and throws nothing. */
export function checkHolding(part: Part, problems: ProblemList): void {
  const references = new ReferenceCheck(problems);
  checkLeases(part, references);
  checkAssignments(part, references);
  const peopleByKey = byKey(part.people);
  for (const permit of part.permits) {
    const at = (field: string) => ({ file: 'permits.csv', line: permit.line, field });
    references.expect(at('person'), permit.person, peopleByKey, 'people.csv');
    if (permit.last_day !== null && permit.last_day < permit.first_day)
      references.tell(at('last_day'), `${permit.last_day} is before ${permit.first_day}`);
  }
}

function checkLeases({ companies, spots, leases }: Part, references: ReferenceCheck): void {
  const companiesByKey = byKey(companies);
  const spotsByKey = byKey(spots);
  leases.forEach((lease, index) => {
    const at = (field: string) => ({ file: 'leases.csv', line: lease.line, field });
    references.expect(at('company'), lease.company, companiesByKey, 'companies.csv');
    references.expect(at('from_company'), lease.from_company, companiesByKey, 'companies.csv');
    references.expect(at('spot'), lease.spot, spotsByKey, 'spots.csv');
    if (lease.last_day < lease.first_day)
      references.tell(at('last_day'), `${lease.last_day} is before ${lease.first_day}`);
    else if (lease.last_day >= addMonths(lease.first_day, maxLeaseMonths))
      references.tell(
        at('last_day'),
        `${lease.last_day} is more than ${maxLeaseMonths} months after ${lease.first_day}`,
      );
    if (lease.from_company === lease.company) references.tell(at('from_company'), 'is the company that gets the spot');
    const before = leases.slice(0, index).find((other) => overlaps(lease, other));
    if (before) references.tell(at('spot'), `is already let on line ${before.line} for some of these days`);
    const spot = spotsByKey.get(lease.spot);
    if (spot && lease.from_company !== null && !isHolder(lease.from_company, spot, lease, leases))
      references.tell(at('from_company'), `"${lease.from_company}" does not hold the spot on these days`);
  });
}

const overlaps = (one: LeaseRow, other: LeaseRow): boolean =>
  one.spot === other.spot &&
  one.state === 'active' &&
  other.state === 'active' &&
  (one.from_company === null) === (other.from_company === null) &&
  one.first_day <= other.last_day &&
  other.first_day <= one.last_day;

/** Whether a company has the spot for good, or by a lease that covers the first day. */
const isHolder = (
  company: string,
  spot: SpotRow,
  { first_day: day }: Pick<LeaseRow, 'first_day'>,
  leases: readonly LeaseRow[],
): boolean =>
  spot.company === company ||
  leases.some(
    (lease) => lease.spot === spot.key && lease.company === company && lease.first_day <= day && day <= lease.last_day,
  );

function checkAssignments({ people, spots, leases, assignments }: Part, references: ReferenceCheck): void {
  const peopleByKey = byKey(people);
  const spotsByKey = byKey(spots);
  const taken = new Map<string, AssignmentRow>();
  for (const assignment of assignments) {
    const at = (field: string) => ({ file: 'assignments.csv', line: assignment.line, field });
    references.expect(at('spot'), assignment.spot, spotsByKey, 'spots.csv');
    references.expect(at('person'), assignment.person, peopleByKey, 'people.csv');
    if (assignment.last_day !== null && assignment.last_day < assignment.first_day)
      references.tell(at('last_day'), `${assignment.last_day} is before ${assignment.first_day}`);
    const spot = spotsByKey.get(assignment.spot);
    const person = peopleByKey.get(assignment.person);
    if (!spot || !person) continue;
    if (person.company === null || !isHolder(person.company, spot, assignment, leases))
      references.tell(at('person'), 'does not belong to a company that holds the spot');
    if (spot.assignee !== null && spot.company === person.company)
      references.tell(at('spot'), 'has an assignee in spots.csv already');
    for (const weekday of assignment.weekdays) {
      for (const half of assignment.halves) {
        const slot = `${assignment.spot} ${person.company ?? ''} ${weekday} ${half}`;
        const before = taken.get(slot);
        if (before && meets(before, assignment))
          references.tell(at('weekdays'), `weekday ${weekday} (${half}) is already assigned on line ${before.line}`);
        else taken.set(slot, assignment);
      }
    }
  }
}

const meets = (one: AssignmentRow, other: AssignmentRow): boolean =>
  one.first_day <= (other.last_day ?? '9999-12-31') && other.first_day <= (one.last_day ?? '9999-12-31');
