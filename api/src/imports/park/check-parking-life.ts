/** Rules between closures, waitlists, the history of credits, and the spots, people and companies that they name. */
import type { ParkFolder } from './park-folder';
import type { ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<
  ParkFolder,
  'companies' | 'people' | 'lots' | 'spots' | 'parkingBookings' | 'closures' | 'waitlist' | 'credits'
>;

const maxLots = 4;

/** Adds problems and throws nothing. */
export function checkParkingLife(part: Part, problems: ProblemList): void {
  const references = new ReferenceCheck(problems);
  checkClosures(part, references);
  checkWaitlist(part, references);
  checkCredits(part, references);
}

function checkClosures({ lots, spots, closures, parkingBookings }: Part, references: ReferenceCheck): void {
  const lotsByKey = byKey(lots);
  const spotsByKey = byKey(spots);
  for (const closure of closures) {
    const at = (field: string) => ({ file: 'closures.csv', line: closure.line, field });
    references.expect(at('lot'), closure.lot, lotsByKey, 'lots.csv');
    if (closure.last_day < closure.first_day)
      references.tell(at('last_day'), `${closure.last_day} is before ${closure.first_day}`);
    for (const key of closure.spots) {
      if (!references.expect(at('spots'), key, spotsByKey, 'spots.csv')) continue;
      if (spotsByKey.get(key)?.lot !== closure.lot) references.tell(at('spots'), `"${key}" is not a spot of this lot`);
    }
    const isClosed = (key: string) =>
      closure.spots.length === 0 ? spotsByKey.get(key)?.lot === closure.lot : closure.spots.includes(key);
    const booking = parkingBookings.find(
      ({ spot, day }) => closure.first_day <= day && day <= closure.last_day && isClosed(spot),
    );
    if (booking)
      references.tell(at('spots'), `has a booking on ${booking.day}, line ${booking.line} of parking-bookings.csv`);
  }
}

function checkWaitlist({ people, lots, waitlist }: Part, references: ReferenceCheck): void {
  const peopleByKey = byKey(people);
  const lotsByKey = byKey(lots);
  for (const entry of waitlist) {
    const at = (field: string) => ({ file: 'waitlist.csv', line: entry.line, field });
    references.expect(at('person'), entry.person, peopleByKey, 'people.csv');
    for (const lot of entry.lots) references.expect(at('lots'), lot, lotsByKey, 'lots.csv');
    if (entry.lots.length === 0 || entry.lots.length > maxLots)
      references.tell(at('lots'), `names ${entry.lots.length} lots; one to ${maxLots} are possible`);
  }
}

/** A pool never hands out or loses more than it has. */
function checkCredits({ people, companies, credits }: Part, references: ReferenceCheck): void {
  const peopleByKey = byKey(people);
  const companiesByKey = byKey(companies);
  const pools = new Map<string, number>();
  for (const line of credits) {
    const at = (field: string) => ({ file: 'credits.csv', line: line.line, field });
    references.expect(at('company'), line.company, companiesByKey, 'companies.csv');
    references.expect(at('person'), line.person, peopleByKey, 'people.csv');
    if ((line.what === 'distribution') !== (line.person !== null))
      references.tell(at('person'), 'is named for a distribution, and only for that');
    if (line.person !== null && peopleByKey.get(line.person)?.company !== line.company)
      references.tell(at('person'), `"${line.person}" does not belong to the company`);
    const pool = (pools.get(line.company) ?? 0) + (line.what === 'grant' ? line.credits : -line.credits);
    if (pool < 0) references.tell(at('credits'), `is more than the pool has on ${line.day}`);
    pools.set(line.company, pool);
  }
}
