import { addDays, isoWeekday } from '@park/domain';
import { isWorkday } from './calendar';
import type { Company } from './companies';
import { fill } from './compose';
import type { Person } from './person';
import { randomFor, type Random } from './random';
import { several, type Row } from './rows';

interface Lot {
  key: string;
  name: string;
  spots: number;
  prefix: string;
}

const lots: readonly Lot[] = [
  { key: 'p1', name: 'P1 Gare', spots: 140, prefix: 'A' },
  { key: 'p2', name: 'P2 Lac', spots: 110, prefix: 'B' },
  { key: 'p3', name: 'P3 Delta', spots: 90, prefix: 'C' },
  { key: 'p4', name: 'P4 Hangar', spots: 60, prefix: 'D' },
];

const ways = [
  {
    en: 'Leave the lake road at the roundabout by the station; the ramp is behind the bicycle shelter. The barrier opens on the left lane. Lifts to Aurore and Beta.',
    fr: "Quittez la route du lac au giratoire de la gare ; la rampe se trouve derrière l'abri à vélos. La barrière s'ouvre sur la voie de gauche. Ascenseurs vers Aurore et Beta.",
  },
  {
    en: 'Follow Allée du Rivage to the end and turn right at the jetty. Ground level, no height limit; five minutes on foot to Gamma.',
    fr: "Suivez l'allée du Rivage jusqu'au bout et tournez à droite au débarcadère. De plain-pied, sans limite de hauteur ; cinq minutes à pied jusqu'à Gamma.",
  },
  {
    en: 'Underground, below the Delta building. Height limit 2.10 m. Charging points on level −1, next to the garage.',
    fr: 'En sous-sol, sous le bâtiment Delta. Hauteur maximale 2,10 m. Bornes de recharge au niveau −1, à côté du garage.',
  },
  {
    en: 'Gravel yard behind the Rho hall; the gate is open from 6:00 to 22:00. Lighting goes on by itself.',
    fr: "Cour en gravier derrière la halle Rho ; le portail est ouvert de 6 h à 22 h. L'éclairage s'allume tout seul.",
  },
];

export const lotRows = (): Row[] =>
  lots.map((lot, index) => {
    const directions = fill(ways[index] ?? { en: '', fr: '' });
    return {
      key: lot.key,
      name: lot.name,
      address: `Allée du Rivage ${40 + index * 6}, 1099 Rive-Claire`,
      latitude: (46.5139 + index * 0.0011).toFixed(5),
      longitude: (6.5188 + index * 0.0017).toFixed(5),
      directions_en: directions.en,
      directions_fr: directions.fr,
      position: String(index + 1),
    };
  });

export interface Spot {
  key: string;
  lot: string;
  number: string;
  kind: string;
  company: string;
  assignee: string;
}

export function makeSpots(companies: readonly Company[], people: readonly Person[]): Spot[] {
  const random = randomFor('spots');
  const staff = new Map<string, Person[]>();
  for (const person of people) staff.set(person.company, [...(staff.get(person.company) ?? []), person]);
  const owners = companies
    .filter((company) => company.building !== '')
    .map((company) => [company, company.size] as const);
  const assigned = new Set<string>();
  // The companies of the demo accounts always have spots; an administrator and a supervisor have one of their own.
  const first: Array<[string, string]> = [
    ['auscultia', 'company-administrator'],
    ['auscultia', ''],
    ['auscultia', ''],
    ['terravolo', 'company-supervisor'],
    ['terravolo', ''],
    ['atelier-mecanique-du-lac', ''],
  ];

  return lots.flatMap((lot) =>
    Array.from({ length: lot.spots }, (_unused, index): Spot => {
      const number = `${lot.prefix}${String(index + 1).padStart(3, '0')}`;
      const kind =
        index < 4 ? 'accessible' : index >= lot.spots - 5 ? 'motorbike' : index % 7 === 3 ? 'electric' : 'standard';
      const spot = { key: `${lot.key}-${number.toLowerCase()}`, lot: lot.key, number, kind, company: '', assignee: '' };
      if (kind === 'accessible' || kind === 'motorbike') return spot;
      const reserved = lot.key === 'p1' ? first.shift() : undefined;
      if (reserved) {
        assigned.add(reserved[1]);
        return { ...spot, company: reserved[0], assignee: reserved[1] };
      }
      if (random.chance(0.2)) return spot;
      const company = random.weighted(owners);
      const candidates = (staff.get(company.key) ?? []).filter(
        (person) => !assigned.has(person.key) && person.role !== 'Exited' && !person.email.endsWith('@demo.park'),
      );
      const assignee = random.chance(0.5) && candidates.length > 0 ? random.pick(candidates).key : '';
      if (assignee !== '') assigned.add(assignee);
      return { ...spot, company: company.key, assignee };
    }),
  );
}

export const spotRows = (spots: readonly Spot[]): Row[] => spots.map((spot) => ({ ...spot }));

export interface Release {
  key: string;
  spot: Spot;
  audience: 'company' | 'park';
  firstDay: string;
  lastDay: string;
  weekdays: number[];
  halves: string[];
  person: string;
}

/** Spots released for the coming weeks: holidays, home office, single half days. */
export function makeReleases(spots: readonly Spot[], people: readonly Person[], referenceDate: string): Release[] {
  const random = randomFor('releases');
  const managers = new Map(
    people
      .filter((person) => person.role === 'CompanySupervisor' || person.role === 'CompanyAdministrator')
      .map((person) => [person.company, person.key]),
  );
  return spots
    .filter((spot) => spot.company !== '' && random.chance(0.42))
    .map((spot, index): Release => {
      const start = addDays(referenceDate, random.between(-20, 9));
      const days = random.weighted([
        [1, 20],
        [5, 35],
        [14, 30],
        [28, 15],
      ] as const);
      return {
        key: `release-${String(index + 1).padStart(3, '0')}`,
        spot,
        audience: random.chance(0.75) ? 'park' : 'company',
        firstDay: start,
        lastDay: addDays(start, days),
        weekdays: days <= 5 ? [1, 2, 3, 4, 5] : random.pick([[1, 2, 3, 4, 5], [3, 5], [1, 2], [5], [2, 3, 4]]),
        halves: random.weighted([
          [['am', 'pm'], 75],
          [['am'], 10],
          [['pm'], 15],
        ] as const),
        person: spot.assignee !== '' ? spot.assignee : (managers.get(spot.company) ?? ''),
      };
    })
    .filter((release) => release.person !== '');
}

export const releaseRows = (releases: readonly Release[]): Row[] =>
  releases.map((release) => ({
    key: release.key,
    spot: release.spot.key,
    audience: release.audience,
    first_day: release.firstDay,
    last_day: release.lastDay,
    weekdays: several(release.weekdays),
    halves: several(release.halves),
    person: release.person,
  }));

interface BookingRequest {
  person: Person;
  day: string;
  halves: string[];
}

const bookingRequests = (people: readonly Person[], referenceDate: string, random: Random): BookingRequest[] => {
  const drivers = people.filter(
    (person) =>
      ['Employee', 'CompanyAdministrator', 'CompanySupervisor'].includes(person.role) &&
      !person.email.endsWith('@demo.park'),
  );
  const employee = people.find((person) => person.key === 'employee');
  const own = employee
    ? [1, 4, 8].map((offset) => ({
        person: employee,
        day: addDays(referenceDate, offset),
        halves: offset === 4 ? ['am'] : ['am', 'pm'],
      }))
    : [];
  const others = Array.from({ length: 420 }, () => ({
    person: random.pick(drivers),
    day: addDays(referenceDate, random.between(-12, 14)),
    halves: random.pick([['am', 'pm'], ['am', 'pm'], ['am'], ['pm']]),
  }));
  const earlier = Array.from({ length: 900 }, () => ({
    person: random.pick(drivers),
    day: addDays(referenceDate, random.between(-92, -13)),
    halves: random.pick([['am', 'pm'], ['am', 'pm'], ['am'], ['pm']]),
  }));
  return [...own, ...others, ...earlier].filter((request) => isWorkday(request.day));
};

/** Bookings on released spots, spots of the person's company and spots of the park, without double bookings. */
export function parkingBookingRows(
  spots: readonly Spot[],
  releases: readonly Release[],
  people: readonly Person[],
  referenceDate: string,
  guests: readonly Row[],
): Row[] {
  const random = randomFor('parking bookings');
  const taken = new Set<string>(
    guests.flatMap(({ spot, day, halves }) =>
      String(halves)
        .split('|')
        .map((half) => `${spot} ${day} ${half}`),
    ),
  );
  const open = (release: Release, request: BookingRequest): boolean =>
    release.firstDay <= request.day &&
    request.day <= release.lastDay &&
    release.weekdays.includes(isoWeekday(request.day)) &&
    request.halves.every((half) => release.halves.includes(half)) &&
    (release.audience === 'park' || release.spot.company === request.person.company);
  const released = new Set(releases.map((release) => release.spot.key));
  const shared = spots.filter(
    (spot) => spot.assignee === '' && !released.has(spot.key) && (spot.kind === 'standard' || spot.kind === 'electric'),
  );

  const rows = bookingRequests(people, referenceDate, random).flatMap((request, index): Row[] => {
    const free = (spot: Spot): boolean =>
      request.halves.every(
        (half) =>
          !taken.has(`${spot.key} ${request.day} ${half}`) &&
          !taken.has(`${request.person.key} ${request.day} ${half}`),
      );
    const fromRelease = random
      .shuffled(releases)
      .find((release) => open(release, request) && free(release.spot) && release.spot.assignee !== request.person.key);
    const spot =
      (random.chance(0.8) ? fromRelease?.spot : undefined) ??
      random
        .shuffled(shared)
        .find((one) => (one.company === '' || one.company === request.person.company) && free(one)) ??
      fromRelease?.spot;
    if (!spot) return [];
    for (const half of request.halves) {
      taken.add(`${spot.key} ${request.day} ${half}`);
      taken.add(`${request.person.key} ${request.day} ${half}`);
    }
    return [
      {
        key: `parking-${String(index + 1).padStart(3, '0')}`,
        spot: spot.key,
        person: request.person.key,
        day: request.day,
        halves: several(request.halves),
        guest: '',
        plate: '',
      },
    ];
  });
  return [...rows, ...guests];
}
