/** What happens with parking in the demo park: leases, closures, guests, people who wait, and credits over three months. */
import { addDays, addMonths } from '@park/domain';
import { isWorkday } from './calendar';
import { monthlyCredits, type Company } from './companies';
import type { Spot } from './parking';
import { fullDay, fullLot } from './parking-full-day';
import type { Person } from './person';
import { randomFor } from './random';
import { several, type Row } from './rows';

const poolOf = (spots: readonly Spot[], company: string): Spot[] =>
  spots.filter((spot) => spot.company === company && spot.assignee === '' && spot.kind === 'standard');

/** Two between the companies of demo accounts, one of them an open offer, and some from the park. */
export function leaseRows(spots: readonly Spot[], referenceDate: string): Row[] {
  const random = randomFor('leases');
  const row = (key: string, spot: Spot, company: string, from: string, state: string, first: number, last: number) => ({
    key,
    spot: spot.key,
    company,
    from_company: from,
    first_day: addDays(referenceDate, first),
    last_day: addDays(referenceDate, last),
    state,
  });
  const let1 = poolOf(spots, 'auscultia').at(-1);
  const let2 = poolOf(spots, 'terravolo').at(-1);
  const ofPark = random
    .shuffled(spots.filter(({ company, kind, lot }) => company === '' && kind === 'standard' && lot !== fullLot))
    .slice(0, 6);
  const tenants = [...new Set(spots.map(({ company }) => company))].filter((company) => company !== '');
  return [
    ...(let1 ? [row('lease-between-1', let1, 'terravolo', 'auscultia', 'active', -24, 96)] : []),
    ...(let2 ? [row('lease-between-2', let2, 'auscultia', 'terravolo', 'offered', 10, 70)] : []),
    ...ofPark.map((spot, index) =>
      row(`lease-park-${index + 1}`, spot, index === 0 ? 'auscultia' : random.pick(tenants), '', 'active', -60, 120),
    ),
  ];
}

/** One closure now and one that is coming, on spots without bookings. */
export function closureRows(spots: readonly Spot[], referenceDate: string): Row[] {
  const keysOf = (lot: string, from: number, until: number) =>
    spots
      .filter((spot) => spot.lot === lot)
      .slice(from, until)
      .map(({ key }) => key);
  return [
    {
      key: 'closure-charging',
      lot: 'p3',
      spots: several(keysOf('p3', 40, 44)),
      first_day: addDays(referenceDate, -3),
      last_day: addDays(referenceDate, 4),
      reason_en: 'New charging points',
      reason_fr: 'Nouvelles bornes de recharge',
    },
    {
      key: 'closure-markings',
      lot: 'p2',
      spots: several(keysOf('p2', 30, 42)),
      first_day: addDays(referenceDate, 12),
      last_day: addDays(referenceDate, 14),
      reason_en: 'The ground markings are painted',
      reason_fr: 'Le marquage au sol est repeint',
    },
  ];
}

const visitors = [
  { name: 'Ada Visser', plate: 'VD 418 207' },
  { name: 'Jonas Keller', plate: 'ZH 92 114' },
  { name: 'Claire Bonnard', plate: 'GE 305 661' },
  { name: 'Marco Ferri', plate: 'TI 77 540' },
  { name: 'Lea Brunner', plate: 'BE 612 903' },
];

/** Guests of the companies with demo accounts, last week and in the coming days. */
export function guestRows(spots: readonly Spot[], people: readonly Person[], referenceDate: string): Row[] {
  const days = [-9, -5, -2, 1, 3].map((offset) => workdayFrom(addDays(referenceDate, offset)));
  return ['auscultia', 'terravolo'].flatMap((company) => {
    const [spot] = poolOf(spots, company);
    const manager = people.find(
      (person) => person.company === company && ['CompanyAdministrator', 'CompanySupervisor'].includes(person.role),
    );
    if (!spot || !manager) return [];
    return [...new Set(days)].map((day, index) => ({
      key: `guest-${company}-${index + 1}`,
      spot: spot.key,
      person: manager.key,
      day,
      halves: index % 2 === 0 ? several(['am', 'pm']) : 'am',
      guest: visitors[index]?.name ?? '',
      plate: visitors[index]?.plate ?? '',
    }));
  });
}

function workdayFrom(start: string): string {
  let day = start;
  while (!isWorkday(day)) day = addDays(day, 1);
  return day;
}

interface WaitlistPark {
  readonly spots: readonly Spot[];
  readonly people: readonly Person[];
  readonly bookings: readonly Row[];
  readonly referenceDate: string;
}

/** People without a spot of their own wait for the lot that is full; others waited in vain in the last three months. */
export function waitlistRows({ spots, people, bookings, referenceDate }: WaitlistPark): Row[] {
  const random = randomFor('waitlist');
  const inLot = new Set(spots.filter(({ lot }) => lot === fullLot).map(({ company }) => company));
  const holders = new Set(spots.map(({ assignee }) => assignee));
  const others = random
    .shuffled(people)
    .filter(
      ({ key, role, company, email }) =>
        role === 'Employee' && !email.endsWith('@demo.park') && !inLot.has(company) && !holders.has(key),
    );
  const row = (key: string, person: string, day: string, index: number, lot: string): Row => ({
    key,
    person,
    day,
    choice: index % 3 === 2 ? 'am' : 'day',
    lots: lot,
    kind: '',
  });
  const waiting = others
    .slice(0, 6)
    .map(({ key }, index) => row(`wait-${index + 1}`, key, fullDay(referenceDate), index, fullLot));
  const hasBooked = new Set(bookings.map(({ person, day }) => `${person} ${day}`));
  const days = busyDays.map((ago) => workdayFrom(addDays(referenceDate, -ago)));
  const inVain = others
    .slice(6, 6 + busyDays.length * waitingPerDay)
    .map(({ key }, index) => ({ key, index, day: days[Math.floor(index / waitingPerDay)] ?? '' }))
    .filter(({ key, day }) => !hasBooked.has(`${key} ${day}`))
    .map(({ key, index, day }) => row(`wait-past-${index + 1}`, key, day, index, index % 4 === 3 ? 'p1' : fullLot));
  return [...waiting, ...inVain];
}

/** Days before the reference date on which more people wanted to park than could. */
const busyDays = [84, 75, 66, 52, 45, 38, 31, 24, 17, 10];
const waitingPerDay = 3;

/** Marks some past bookings of the last three months as missed, others as given back, each of another person. */
export function withOutcomes(bookings: readonly Row[], referenceDate: string): Row[] {
  const random = randomFor('missed parking');
  const done = new Set<string>();
  return bookings.map((booking) => {
    const person = String(booking.person);
    const isPast = String(booking.day) < referenceDate && booking.guest === '' && person !== 'employee';
    const outcome = isPast && !done.has(person) ? outcomes.find(({ share }) => random.chance(share)) : undefined;
    if (outcome) done.add(person);
    return { ...booking, arrival: outcome?.arrival ?? 'unknown' };
  });
}

const outcomes = [
  { arrival: 'missed', share: 0.05 },
  { arrival: 'cancelled', share: 0.05 },
] as const;

/** Some who may use accessible spots: two without end, one until the end of a recovery. */
export function permitRows(people: readonly Person[], referenceDate: string): Row[] {
  const holders = randomFor('permits')
    .shuffled(people)
    .filter(({ role, email }) => role === 'Employee' && !email.endsWith('@demo.park'))
    .slice(0, 3);
  return holders.map(({ key }, index) => ({
    key: `permit-${index + 1}`,
    person: key,
    first_day: addDays(referenceDate, -200 + index * 70),
    last_day: index === 2 ? addDays(referenceDate, 45) : '',
  }));
}

/** Grants on the 1st, what managers handed out afterwards, and what expired above the carry-over. */
export function creditRows(companies: readonly Company[], people: readonly Person[], referenceDate: string): Row[] {
  const random = randomFor('credits');
  const thisMonth = `${referenceDate.slice(0, 8)}01`;
  const months = [-3, -2, -1, 0].map((offset) => addMonths(thisMonth, offset));
  const rows: Row[] = [];
  for (const company of companies) {
    const monthly = monthlyCredits(company);
    if (monthly === 0) continue;
    const staff = people.filter(
      (person) => person.company === company.key && person.role === 'Employee' && !person.email.endsWith('@demo.park'),
    );
    const add = (day: string, what: string, credits: number, person = '') =>
      rows.push({
        key: `credit-${rows.length + 1}`,
        day,
        company: company.key,
        what,
        person,
        credits: String(credits),
      });
    let pool = 0;
    for (const month of months) {
      const excess = pool - 2 * monthly;
      if (excess > 0) {
        add(month, 'expiry', excess);
        pool -= excess;
      }
      add(month, 'grant', monthly);
      pool += monthly;
      for (const person of random.shuffled(staff).slice(0, random.between(1, 4))) {
        const credits = Math.min(pool, random.between(2, 6));
        const day = addDays(month, random.between(1, 20));
        if (credits <= 0 || day >= referenceDate) continue;
        add(day, 'distribution', credits, person.key);
        pool -= credits;
      }
    }
  }
  return rows;
}
