import { addDays } from '@park/domain';
import { clock, isWorkday } from './calendar';
import { fill } from './compose';
import { accountBookingRows, roomFreeBeside } from './room-life';
import { pairs, rows } from './material/sector';
import type { Person } from './person';
import { randomFor, rotation } from './random';
import { several, yesNo, type Row } from './rows';

const everyContract = '4852+4853+4854+4855+5452+5596';
const weekdays = 'Mo-Fr 07:00-20:00';

/** name | building | floor | capacity | equipment | contracts | opening hours | buffer | notice | ahead | maxMinutes | approval | check-in */
const table = `
  Lake Room | aurore | 4 | 12 | screen+video-conference+whiteboard+step-free | all | ${weekdays} | 0 | 0 | 90 | 240 | no | 15
  Shore Room | aurore | 4 | 6 | screen+video-conference+step-free | all | ${weekdays} | 0 | 0 | 90 | 240 | no | 15
  Auditorium | aurore | 0 | 140 | projector+microphone+hearing-loop+video-conference+step-free | all | Mo-Fr 07:30-22:00; Sa 08:00-18:00 | 30 | 2880 | 365 | 720 | yes | none
  Forum | aurore | 0 | 60 | projector+microphone+hearing-loop+step-free+kitchenette | all | Mo-Fr 07:30-22:00; Sa 08:00-18:00 | 30 | 1440 | 365 | 720 | yes | none
  Aurore 2.01 | aurore | 2 | 4 | screen+step-free | 4853+4854 | ${weekdays} | 0 | 0 | 30 | 180 | no | 10
  Aurore 2.02 | aurore | 2 | 4 | whiteboard+step-free | 4853+4854 | ${weekdays} | 0 | 0 | 30 | 180 | no | 10
  Aurore Duo | aurore | 2 | 8 | screen+whiteboard+step-free | 4853+4854 | ${weekdays} | 0 | 0 | 30 | 180 | no | 10
  Beta Bench | beta | 1 | 8 | screen+whiteboard+step-free | 4853 | ${weekdays} | 0 | 0 | 60 | 240 | no | none
  Beta Seminar | beta | 3 | 24 | projector+flipchart+whiteboard+step-free | 4853+4854+4852 | Mo-Fr 07:00-21:00 | 15 | 60 | 120 | 480 | no | none
  Gamma Studio | gamma | 5 | 10 | screen+video-conference+microphone | 4854+4852 | ${weekdays} | 15 | 0 | 60 | 240 | no | 15
  Gamma Atelier | gamma | 1 | 18 | whiteboard+flipchart+step-free+kitchenette | 4854+4852 | Mo-Fr 07:00-22:00 | 15 | 60 | 120 | 480 | no | none
  Gamma Gallery | gamma | 0 | 40 | projector+microphone+step-free | all | Mo-Fr 08:00-21:00; Sa 09:00-17:00 | 30 | 1440 | 180 | 600 | yes | none
  Delta Garage Room | delta | -1 | 6 | whiteboard+step-free | 4855 | ${weekdays} | 0 | 0 | 60 | 240 | no | none
  Delta 1.12 | delta | 1 | 8 | screen+video-conference+step-free | 4855+4854+5596 | ${weekdays} | 0 | 0 | 60 | 240 | no | 15
  Epsilon Terrace Room | epsilon | 6 | 20 | screen+flipchart+kitchenette | 4854+5596 | Mo-Fr 08:00-21:00 | 15 | 120 | 120 | 360 | no | none
  Zeta Quiet Room | zeta | 2 | 3 | step-free | all | Mo-Su 00:00-24:00 | 0 | 0 | 14 | 120 | no | 10
  Theta Observatory | theta | 7 | 14 | screen+projector | 4852+5452 | Mo-Fr 08:00-23:00; Sa 18:00-24:00 | 0 | 60 | 90 | 300 | no | none
  Theta 3.04 | theta | 3 | 6 | screen+whiteboard+step-free | 4852 | ${weekdays} | 0 | 0 | 60 | 240 | no | 15
  Iota Workshop | iota | 0 | 16 | whiteboard+step-free | 4852+5596 | Mo-Fr 07:00-19:00 | 30 | 240 | 60 | 480 | yes | none
  Kappa 1.01 | kappa | 1 | 10 | screen+video-conference+step-free | 4852+5596 | ${weekdays} | 0 | 0 | 60 | 240 | no | 15
  KNOVA Lounge | lambda | 2 | 12 | screen+video-conference+whiteboard+step-free+kitchenette | 5452 | Mo-Fr 07:00-21:00 | 0 | 0 | 90 | 360 | no | none
  Lambda Lab Talk | lambda | 1 | 8 | screen+whiteboard+step-free | 4853+4852 | ${weekdays} | 0 | 0 | 60 | 240 | no | 15
  Omicron Seminar | omicron | 1 | 30 | projector+flipchart+hearing-loop+step-free | 5596+4854 | Mo-Fr 07:00-21:00 | 15 | 60 | 120 | 480 | no | none
  Omicron 4.02 | omicron | 4 | 6 | screen+step-free | 5596 | ${weekdays} | 0 | 0 | 60 | 240 | no | 15
  Rho Flight Hall | rho | 0 | 30 | microphone+step-free | 4852+4854 | Mo-Fr 07:00-20:00; Sa 08:00-16:00 | 30 | 240 | 60 | 480 | yes | none
`;

/** Rooms that consist of others: the wall between them opens. */
const partsOf: Record<string, readonly string[]> = { 'aurore-duo': ['aurore-2-01', 'aurore-2-02'] };

const list = (text: string): string => several(text.split('+'));

export const roomRows = (): Row[] =>
  rows(table, 13).map((cells, index) => {
    const [
      name = '',
      building = '',
      floor = '',
      capacity = '',
      equipment = '',
      contracts = '',
      opening = '',
      buffer = '',
      notice = '',
      ahead = '',
      maxMinutes = '',
      approval = '',
      checkIn = '',
    ] = cells;
    const key = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      key,
      name,
      building,
      floor,
      capacity,
      equipment: list(equipment),
      image: '',
      contracts: list(contracts === 'all' ? everyContract : contracts),
      opening_hours: opening,
      buffer_minutes: buffer,
      min_notice_minutes: notice,
      max_advance_days: ahead,
      max_duration_minutes: maxMinutes,
      needs_approval: yesNo(approval === 'yes'),
      check_in_minutes: checkIn === 'none' ? '' : checkIn,
      position: String(index + 1),
      parts: several(partsOf[key] ?? []),
    };
  });

const subjects = pairs(`
  Team meeting | Séance d'équipe
  Interview | Entretien d'embauche
  Customer visit | Visite d'un client
  Project review | Revue de projet
  Planning of the quarter | Planification du trimestre
  Board meeting | Conseil d'administration
  Workshop with suppliers | Atelier avec les fournisseurs
  Training | Formation
  Call with the notified body | Entretien avec l'organisme notifié
  Design review | Revue de conception
  Budget round | Tour du budget
  Thesis presentation | Présentation d'un travail de master
  First-aid course | Cours de premiers secours
  Retrospective | Rétrospective
`);

/**
 * Bookings from Monday to Friday around the reference date, inside opening hours, without overlaps in a room: those of the
 * demo accounts, and others where neither they nor a closure are.
 */
export function roomBookingRows(
  rooms: readonly Row[],
  people: readonly Person[],
  closures: readonly Row[],
  referenceDate: string,
): Row[] {
  const random = randomFor('room bookings');
  const nextSubject = rotation(random, subjects);
  const bookers = people.filter(
    (person) =>
      person.contracts.length > 0 &&
      ['Employee', 'CompanyAdministrator', 'CompanySupervisor', 'SuperAdministrator'].includes(person.role),
  );
  const result: Row[] = [];
  const book = (room: Row, person: Person, day: string, from: number, minutes: number): void => {
    const contract = person.contracts.find((id) => (room.contracts ?? '').split('|').includes(String(id)));
    if (contract === undefined) return;
    const subject = fill(nextSubject());
    result.push({
      key: `room-booking-${String(result.length + 1).padStart(3, '0')}`,
      room: room.key ?? '',
      person: person.key,
      contract: String(contract),
      day,
      from: clock(from),
      until: clock(from + minutes),
      title: subject[person.language],
      people: String(random.between(2, Math.max(2, Number(room.capacity)))),
      note: '',
      state: room.needs_approval === 'yes' && day > referenceDate && random.chance(0.5) ? 'pending' : 'booked',
      arrival:
        room.check_in_minutes === '' || day >= referenceDate ? 'unknown' : random.chance(0.88) ? 'arrived' : 'missed',
      repeats_until: '',
    });
  };

  const bookersOf = new Map(
    rooms.map((room) => [
      room.key,
      bookers.filter((person) => person.contracts.some((id) => (room.contracts ?? '').split('|').includes(String(id)))),
    ]),
  );

  for (let offset = -28; offset <= 14; offset += 1) {
    const day = addDays(referenceDate, offset);
    if (!isWorkday(day)) continue;
    for (const room of rooms) {
      if (room.parts !== '') continue;
      const busy = offset === 0 || offset === 1 ? 0.85 : 0.45;
      let now = 8 * 60 + random.pick([0, 30, 60]);
      const maxMinutes = Math.min(Number(room.max_duration_minutes), 180);
      while (now < 17 * 60 && random.chance(busy)) {
        const minutes = Math.min(maxMinutes, random.pick([30, 60, 60, 90, 120]));
        const candidates = bookersOf.get(room.key) ?? [];
        if (candidates.length === 0) break;
        book(room, random.pick(candidates), day, now, minutes);
        now += minutes + Number(room.buffer_minutes) + random.pick([0, 0, 30, 60, 90, 150]);
      }
    }
  }
  // An upcoming booking of the demo employee, early enough to avoid overlaps.
  const employee = people.find((person) => person.key === 'employee');
  const lake = rooms.find((room) => room.key === 'lake-room');
  const next = [1, 2, 3, 4].map((offset) => addDays(referenceDate, offset)).find(isWorkday);
  if (employee && lake && next) book(lake, employee, next, 7 * 60, 60);
  const own = accountBookingRows(rooms, people, referenceDate);
  const isFree = roomFreeBeside(own, rooms, closures);
  const free = result.filter(isFree);
  return [...free, ...competingRequests(free, bookersOf), ...own];
}

const otherSubject = { en: 'Open evening for partners', fr: 'Soirée ouverte pour les partenaires' };

/** Requests of other people for the time of some pending ones, so that there is something to decide between. */
function competingRequests(
  bookings: readonly Row[],
  bookersOf: ReadonlyMap<string | undefined, readonly Person[]>,
): Row[] {
  const pending = bookings.filter(({ state }) => state === 'pending');
  const requests = new Map<string, number>();
  for (const { person = '' } of pending) requests.set(person, (requests.get(person) ?? 0) + 1);
  return pending.flatMap((booking, index): Row[] => {
    if (index % 3 !== 0) return [];
    const other = (bookersOf.get(booking.room) ?? []).find(({ key }) => key !== booking.person && !requests.has(key));
    const contract = other?.contracts.find((id) => String(id) === booking.contract);
    if (!other || contract === undefined) return [];
    requests.set(other.key, 1);
    const subject = fill(otherSubject);
    return [{ ...booking, key: `${booking.key}-other`, person: other.key, title: subject[other.language] }];
  });
}
