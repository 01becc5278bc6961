/** Moments of RSS (RFC 822 and its successors) and of Atom (RFC 3339). The engine's own parser reads "week 12" as a date. */
import { hourMs } from '@park/domain';
import { isDay } from '../shared/cells';
import { momentAt } from '../../core/time/park-time';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours east of UTC; of these RFC 822 knows all but the last two, which feeds of Europe write nevertheless. */
const namedOffsets: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  CET: 1,
  CEST: 2,
};

const mailDate =
  /^(?:[a-z]{2,9}\.?,?\s+)?(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4}|\d{2})(?:\s+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s*([+-]\d{4}|[a-z]{1,4}))?)?$/i;
const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:[T\s]+(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

const two = (digits: string | number) => String(digits).padStart(2, '0');

/** UTC offset in hours; undefined for an unknown zone. */
function offsetOf(zone: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (hours === undefined) return namedOffsets[zone.toUpperCase()];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Parses a date; null if it is invalid, such as 30 February. Dates without a zone are in the park's. */
export function feedMoment(written: string, parkZone: string): Date | null {
  const iso = isoDate.exec(written);
  const mail = mailDate.exec(written);
  const [, , , , hours = '0', minutes = '00', seconds = '00', zone] = iso ?? mail ?? [];
  const [year = '', month = 0, date = ''] = iso
    ? [iso[1], Number(iso[2]), iso[3]]
    : [fullYear(mail?.[3]), months.indexOf((mail?.[2] ?? '').toLowerCase()) + 1, mail?.[1]];
  const day = `${year}-${two(month)}-${two(date)}`;
  if (
    !isDay(day) ||
    year < '1970' ||
    year >= '2200' ||
    Number(hours) > 23 ||
    Number(minutes) > 59 ||
    Number(seconds) > 60
  )
    return null;
  if (zone === undefined)
    return new Date(momentAt(day, `${two(hours)}:${minutes}`, parkZone).getTime() + Number(seconds) * 1000);
  const offset = offsetOf(zone);
  return offset === undefined
    ? null
    : new Date(Date.parse(`${day}T${two(hours)}:${minutes}:00Z`) + Number(seconds) * 1000 - offset * hourMs);
}

/** Years of two digits: RFC 2822, 4.3. */
const fullYear = (year = ''): string => (year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year);
