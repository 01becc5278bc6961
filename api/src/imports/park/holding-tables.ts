/** Tables about who holds and may use parking spots. */
import * as cells from '../shared/cells';
import { needed, optional, tableFormat, withDefault } from '../shared/table-file';

const halves = cells.listOf(cells.oneOf('am', 'pm'));
const weekdays = cells.listOf(cells.wholeNumber(1, 7));

export const leaseTable = tableFormat({
  file: 'leases.csv',
  about:
    'Spots that a company has for a range of days, from the park or from another company. Each is made once; later imports leave it alone.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the lease.', example: 'lease-01' }),
    spot: needed(cells.key, { about: 'Key of the spot.', example: 'p1-a017' }),
    company: needed(cells.key, { about: 'Company that gets the spot.', example: 'auscultia' }),
    from_company: optional(cells.key, {
      about: 'Company that lets it, and that has the spot meanwhile; empty: the park.',
      example: 'terravolo',
    }),
    first_day: needed(cells.day, { about: 'First day.', example: '2026-03-01' }),
    last_day: needed(cells.day, { about: 'Last day, included; at most 12 months.', example: '2026-08-31' }),
    state: withDefault(cells.oneOf('active', 'offered'), 'active', {
      about: 'Whether the company has accepted it.',
      example: 'active',
    }),
  },
});

export const assignmentTable = tableFormat({
  file: 'assignments.csv',
  about:
    'Spots of a company for its people by weekday and half day, so that two people can share one. Each is made once; later imports leave it alone. The column `assignee` of `spots.csv` assigns a whole spot.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the assignment.', example: 'as-01' }),
    spot: needed(cells.key, { about: 'Key of the spot.', example: 'p1-a017' }),
    person: needed(cells.key, {
      about: 'Key of the person; the company of the person holds the spot.',
      example: 'p-1042',
    }),
    weekdays: withDefault(weekdays, [1, 2, 3, 4, 5, 6, 7], {
      about: 'Weekdays that count, 1 is Monday; empty: all.',
      example: '1\\|2',
    }),
    halves: withDefault(halves, ['am', 'pm'], { about: 'Morning, afternoon; empty: both.', example: 'am' }),
    first_day: needed(cells.day, { about: 'First day.', example: '2026-03-01' }),
    last_day: optional(cells.day, { about: 'Last day, included; empty: until it is ended.', example: '2026-08-31' }),
  },
});

export const permitTable = tableFormat({
  file: 'permits.csv',
  about: 'People who may use accessible spots. Each is made once; later imports leave it alone.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the permit.', example: 'permit-01' }),
    person: needed(cells.key, { about: 'Key of the person.', example: 'p-1042' }),
    first_day: needed(cells.day, { about: 'First day.', example: '2026-01-01' }),
    last_day: optional(cells.day, { about: 'Last day, included; empty: without end.', example: '2026-12-31' }),
  },
});

export const holidayTable = tableFormat({
  file: 'holidays.csv',
  about: 'Holidays of the park: parking costs nothing on them, as on weekends.',
  required: false,
  unique: ['day'],
  columns: {
    day: needed(cells.day, { about: 'Day.', example: '2026-08-01' }),
    name_en: needed(cells.shortText(100), { about: 'Name in English.', example: 'National Day' }),
    name_fr: needed(cells.shortText(100), { about: 'Name in French.', example: 'Fête nationale' }),
  },
});
