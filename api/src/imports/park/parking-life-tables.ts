/** Tables about what happens with parking: closures, waitlists and the history of credits. */
import * as cells from '../shared/cells';
import { needed, optional, tableFormat, withDefault } from '../shared/table-file';

export const closureTable = tableFormat({
  file: 'closures.csv',
  about: 'Spots that cannot be used for some days. Each is made once; later imports leave it alone.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the closure.', example: 'closure-01' }),
    lot: needed(cells.key, { about: 'Key of the lot.', example: 'p1' }),
    spots: withDefault(cells.listOf(cells.key), [], {
      about: 'Keys of spots of the lot; empty: all of them.',
      example: 'p1-a017\\|p1-a018',
    }),
    first_day: needed(cells.day, { about: 'First day.', example: '2026-04-07' }),
    last_day: needed(cells.day, { about: 'Last day, included.', example: '2026-04-09' }),
    reason_en: needed(cells.shortText(200), { about: 'Why, in English.', example: 'New asphalt' }),
    reason_fr: withDefault(cells.shortText(200), '', { about: 'Why, in French.', example: 'Nouvel enrobé' }),
  },
});

export const waitlistTable = tableFormat({
  file: 'waitlist.csv',
  about:
    'People who wait for a parking spot, in the order in which they joined. Each is made once; people whose day is over have waited in vain.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the entry.', example: 'wait-01' }),
    person: needed(cells.key, { about: 'Key of the person.', example: 'p-2001' }),
    day: needed(cells.day, { about: 'Day.', example: '2026-04-07' }),
    choice: withDefault(cells.oneOf('am', 'pm', 'day'), 'day', {
      about: 'Morning, afternoon or both.',
      example: 'day',
    }),
    lots: needed(cells.listOf(cells.key), { about: 'Keys of one to four lots.', example: 'p1\\|p2' }),
    kind: optional(cells.oneOf('standard', 'electric', 'accessible', 'motorbike'), {
      about: 'Kind of spot; empty: any for a car.',
      example: 'electric',
    }),
  },
});

export const creditTable = tableFormat({
  file: 'credits.csv',
  about:
    'What companies received, handed out and lost before the portal starts, in the order of the lines. Each is entered once.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the line.', example: 'credit-01' }),
    day: needed(cells.day, { about: 'Day.', example: '2026-03-01' }),
    company: needed(cells.key, { about: 'Company whose pool changes.', example: 'auscultia' }),
    what: needed(cells.oneOf('grant', 'distribution', 'expiry'), {
      about: 'Granted by the park, handed out to a person, or expired.',
      example: 'grant',
    }),
    person: optional(cells.key, { about: 'Who received it, for a distribution.', example: 'p-1042' }),
    credits: needed(cells.wholeNumber(1, 10_000), { about: 'Number of credits.', example: '20' }),
  },
});
