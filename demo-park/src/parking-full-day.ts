/** A day on which one car park is full, so that people wait for it. */
import { addDays, isoWeekday } from '@park/domain';
import { isWorkday } from './calendar';
import type { Release, Spot } from './parking';
import type { Person } from './person';
import { randomFor } from './random';
import { several, type Row } from './rows';

export const fullLot = 'p4';
const halves = ['am', 'pm'];

/** The first working day from a week ahead on. */
export function fullDay(referenceDate: string): string {
  let day = addDays(referenceDate, 7);
  while (!isWorkday(day)) day = addDays(day, 1);
  return day;
}

interface Park {
  spots: readonly Spot[];
  releases: readonly Release[];
  people: readonly Person[];
  /** All other bookings. */
  bookings: readonly Row[];
  referenceDate: string;
}

/** Bookings of every spot of the lot that is open to more than its own company. */
export function fullDayRows({ spots, releases, people, bookings, referenceDate }: Park): Row[] {
  const day = fullDay(referenceDate);
  const taken = new Set(
    bookings
      .filter((booking) => booking.day === day)
      .flatMap(({ spot, person, halves: booked }) =>
        String(booked)
          .split('|')
          .flatMap((half) => [`${spot} ${half}`, `${person} ${half}`]),
      ),
  );
  const random = randomFor('full day');
  const drivers = random.shuffled(people.filter(isDriver));
  const isFree = (key: string, half: string) => !taken.has(`${key} ${half}`);
  return spots
    .filter(({ lot, kind }) => lot === fullLot && (kind === 'standard' || kind === 'electric'))
    .flatMap((spot): Row[] => {
      const open = halves.filter((half) => isOpen(spot, half, releases, day) && isFree(spot.key, half));
      const driver = drivers.find(({ key }) => key !== spot.assignee && open.every((half) => isFree(key, half)));
      if (open.length === 0 || !driver) return [];
      for (const half of open) {
        taken.add(`${spot.key} ${half}`);
        taken.add(`${driver.key} ${half}`);
      }
      return [
        {
          key: `parking-full-${spot.number.toLowerCase()}`,
          spot: spot.key,
          person: driver.key,
          day,
          halves: several(open),
          guest: '',
          plate: '',
        },
      ];
    });
}

const isDriver = ({ role, email }: Person): boolean => role === 'Employee' && !email.endsWith('@demo.park');

/** Whether everybody may book the half. */
function isOpen(spot: Spot, half: string, releases: readonly Release[], day: string): boolean {
  if (spot.company === '') return true;
  return releases.some(
    (release) =>
      release.spot.key === spot.key &&
      release.audience === 'park' &&
      release.firstDay <= day &&
      day <= release.lastDay &&
      release.weekdays.includes(isoWeekday(day)) &&
      release.halves.includes(half),
  );
}
