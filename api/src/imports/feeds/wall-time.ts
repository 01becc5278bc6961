/** Times of a calendar file: what a clock somewhere shows, and the moments that are meant. */
import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import type { WallTime } from '../../core/recurrence/wall-time';
import { addDays, momentAt } from '../../core/time/park-time';
import type { RawComponent, RawProperty } from './calendar-blocks';
import { windowsZones } from './windows-zones';

export type { WallTime };

/** A clock: of a zone that everybody knows, or of one that the file defines. */
export type Clock = { iana: string } | { defined: ICAL.Timezone };

export const utc: Clock = { iana: 'UTC' };

/** Null for what is no time, such as the 30th of February. */
export function readWallTime(value: unknown): WallTime | null {
  // A day that is not said to be one (VALUE=DATE) comes as a time without digits.
  const written = String(value).replace(/T::$/, '');
  const [, day = '', time, z] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z?))?$/.exec(written) ?? [];
  const moment = Date.parse(`${day}T${time ?? '00:00:00'}Z`);
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day || day < '1900' || day >= '2200')
    return null;
  return { day, time: time ?? null, isUtc: z === 'Z' };
}

const maxDays = 366;
const knownZones = new Map<string, boolean>();

function isKnownZone(zone: string): boolean {
  let isKnown = knownZones.get(zone);
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      isKnown = true;
    } catch {
      isKnown = false;
    }
    knownZones.set(zone, isKnown);
  }
  return isKnown;
}

/**
 * Names by which a zone may be known: its own, the one behind a program's prefix
 * (`/freeassociation.sourceforge.net/Tzfile/Europe/Zurich`), and what Windows calls it.
 */
function zoneNames(given: string): string[] {
  const parts = given.split('/');
  const behindPrefix = given.startsWith('/') ? [3, 2, 1].map((count) => parts.slice(-count).join('/')) : [];
  const names = [given, ...behindPrefix];
  return names.flatMap((name) => [name, ...(windowsZones[name] ? [windowsZones[name]] : [])]);
}

/** The clocks of a file. Well-known names mean what everybody means by them, whatever the file says of them. */
export class Clocks {
  private readonly defined = new Map<string, ICAL.Timezone>();

  constructor(
    definitions: readonly RawComponent[],
    private readonly parkZone: string,
  ) {
    for (const definition of definitions) {
      const zone = new ICAL.Timezone(new ICAL.Component(definition));
      this.defined.set(zone.tzid, zone);
    }
  }

  /** By which clock a property is to be read; null for a zone that nobody knows. Times without a zone are the park's. */
  of([, parameters]: RawProperty, { isUtc }: Pick<WallTime, 'isUtc'>): Clock | null {
    const given = parameters.tzid;
    if (isUtc) return utc;
    if (typeof given !== 'string' || given === '') return { iana: this.parkZone };
    const known = zoneNames(given).find(isKnownZone);
    if (known !== undefined) return { iana: known };
    const defined = this.defined.get(given);
    return defined ? { defined } : null;
  }

  get park(): Clock {
    return { iana: this.parkZone };
  }
}

/** Without a time the result is a day; the caller knows the zone. */
export const toIcalTime = ({ day, time }: WallTime, zone: ICAL.Timezone): ICAL.Time => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = (time ?? '').split(':').map(Number);
  return ICAL.Time.fromData({ year, month, day: date, hour, minute, second, isDate: time === null }, zone);
};

const two = (value: number) => String(value).padStart(2, '0');

/** What the clock shows; the zone of the time is lost. */
export const fromIcalTime = (time: ICAL.Time): WallTime => ({
  day: `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`,
  time: time.isDate ? null : `${two(time.hour)}:${two(time.minute)}:${two(time.second)}`,
  isUtc: false,
});

/** The moment at which the clock shows this; a whole day begins at its midnight. */
export function momentOf(wall: WallTime, clock: Clock): Date {
  const time = wall.time ?? '00:00:00';
  if ('iana' in clock)
    return new Date(momentAt(wall.day, time.slice(0, 5), clock.iana).getTime() + Number(time.slice(6)) * 1000);
  return new Date(toIcalTime({ ...wall, time }, clock.defined).toUnixTime() * 1000);
}

/** So long after a time of the clock: weeks and days by the clock, over its changes, the rest exactly (RFC 5545, 3.3.6). */
export function momentAfter(wall: WallTime, start: Date, length: ICAL.Duration, clock: Clock): Date {
  const sign = length.isNegative ? -1 : 1;
  const days = length.weeks * 7 + length.days;
  const exactMs = (length.hours * 3600 + length.minutes * 60 + length.seconds) * 1000;
  if (days > maxDays) throw new Error('DURATION: is longer than a year');
  const moved = days === 0 ? start : momentOf({ ...wall, day: addDays(wall.day, sign * days) }, clock);
  return new Date(moved.getTime() + sign * exactMs);
}

/** What the clock shows at a moment. */
export function shownBy(clock: Clock, moment: Date): WallTime {
  if ('defined' in clock) return fromIcalTime(ICAL.Time.fromJSDate(moment, true).convertToZone(clock.defined));
  const there = new TZDate(moment.getTime(), clock.iana);
  return {
    day: `${String(there.getFullYear()).padStart(4, '0')}-${two(there.getMonth() + 1)}-${two(there.getDate())}`,
    time: `${two(there.getHours())}:${two(there.getMinutes())}:${two(there.getSeconds())}`,
    isUtc: false,
  };
}
