/** Rules between lots, spots, releases and bookings of spots. */
import { addDays, isoWeekday } from '../../core/time/park-time';
import type { ParkFolder, ParkingBookingRow, PersonRow, ReleaseRow, SpotRow } from './park-folder';
import type { ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<ParkFolder, 'companies' | 'people' | 'lots' | 'spots' | 'releases' | 'parkingBookings'>;

/** Adds problems and throws nothing. */
export function checkParking(part: Part, problems: ProblemList): void {
  const references = new ReferenceCheck(problems);
  checkSpots(part, references);
  checkReleases(part, references);
  checkBookings(part, references);
}

function checkSpots({ companies, people, lots, spots }: Part, references: ReferenceCheck): void {
  const companiesByKey = byKey(companies);
  const peopleByKey = byKey(people);
  const lotsByKey = byKey(lots);
  const numbers = new Map<string, number>();
  for (const spot of spots) {
    const at = (field: string) => ({ file: 'spots.csv', line: spot.line, field });
    references.expect(at('lot'), spot.lot, lotsByKey, 'lots.csv');
    references.expect(at('company'), spot.company, companiesByKey, 'companies.csv');
    const number = `${spot.lot} ${spot.number}`;
    const before = numbers.get(number);
    if (before !== undefined)
      references.tell(at('number'), `"${spot.number}" is already on line ${before} for this lot`);
    else numbers.set(number, spot.line);
    if (spot.assignee === null || !references.expect(at('assignee'), spot.assignee, peopleByKey, 'people.csv'))
      continue;
    if (spot.company === null) references.tell(at('assignee'), 'is set, but no company owns the spot');
    else if (peopleByKey.get(spot.assignee)?.company !== spot.company)
      references.tell(at('assignee'), `"${spot.assignee}" does not belong to the company that owns the spot`);
  }
}

function checkReleases({ people, spots, releases }: Part, references: ReferenceCheck): void {
  const peopleByKey = byKey(people);
  const spotsByKey = byKey(spots);
  for (const release of releases) {
    const at = (field: string) => ({ file: 'releases.csv', line: release.line, field });
    references.expect(at('spot'), release.spot, spotsByKey, 'spots.csv');
    references.expect(at('person'), release.person, peopleByKey, 'people.csv');
    const spot = spotsByKey.get(release.spot);
    const person = peopleByKey.get(release.person);
    if (release.last_day < release.first_day)
      references.tell(at('last_day'), `${release.last_day} is before ${release.first_day}`);
    if (spot?.company === null) references.tell(at('spot'), 'belongs to the park and needs no release');
    else if (spot && person && person.company !== spot.company)
      references.tell(at('person'), `"${release.person}" does not belong to the company that owns the spot`);
  }
}

function checkBookings({ people, spots, releases, parkingBookings }: Part, references: ReferenceCheck): void {
  const peopleByKey = byKey(people);
  const spotsByKey = byKey(spots);
  const bySpot = releasesBySpot(releases);
  const taken = new Map<string, number>();
  for (const booking of parkingBookings) {
    const at = (field: string) => ({ file: 'parking-bookings.csv', line: booking.line, field });
    references.expect(at('spot'), booking.spot, spotsByKey, 'spots.csv');
    references.expect(at('person'), booking.person, peopleByKey, 'people.csv');
    const spot = spotsByKey.get(booking.spot);
    const person = peopleByKey.get(booking.person);
    if (!spot || !person) continue;
    for (const half of booking.halves) {
      if (openedBy(booking, half, spot, person, bySpot) === undefined)
        references.tell(
          at('spot'),
          `is not open to the person on ${booking.day} (${half}): neither released, nor in the pool of the own company, nor the park’s`,
        );
      for (const [name, field] of [
        [`spot ${booking.spot}`, 'spot'],
        ...(booking.guest === null ? [[`person ${booking.person}`, 'person'] as const] : []),
      ] as const) {
        const slot = `${name} ${booking.day} ${half}`;
        const before = taken.get(slot);
        if (before !== undefined)
          references.tell(at(field), `has a booking on ${booking.day} (${half}) on line ${before} already`);
        else taken.set(slot, booking.line);
      }
    }
  }
}

export function releasesBySpot(releases: readonly ReleaseRow[]): Map<string, ReleaseRow[]> {
  const bySpot = new Map<string, ReleaseRow[]>();
  for (const release of releases) bySpot.set(release.spot, [...(bySpot.get(release.spot) ?? []), release]);
  return bySpot;
}

/** Key of the release that opens the half to the person; null when none is needed; undefined when it is not open. */
export function openedBy(
  { day }: Pick<ParkingBookingRow, 'day'>,
  half: 'am' | 'pm',
  spot: SpotRow,
  person: PersonRow,
  bySpot: ReadonlyMap<string, ReleaseRow[]>,
): string | null | undefined {
  if (spot.company === null || (spot.company === person.company && spot.assignee === null)) return null;
  return bySpot
    .get(spot.key)
    ?.find(
      ({ first_day: first, last_day: last, weekdays, halves, audience }) =>
        first <= day &&
        day < addDays(last, 1) &&
        weekdays.includes(isoWeekday(day)) &&
        halves.includes(half) &&
        (audience === 'park' || spot.company === person.company),
    )?.key;
}
