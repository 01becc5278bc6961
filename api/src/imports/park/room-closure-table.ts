/** Times in which rooms are closed. */
import * as cells from '../shared/cells';
import { needed, tableFormat, withDefault } from '../shared/table-file';

export const roomClosureTable = tableFormat({
  file: 'room-closures.csv',
  about: 'Times in which rooms are closed, with the reason. Each is made once; later imports leave it alone.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the closure.', example: 'room-closure-01' }),
    rooms: needed(cells.listOf(cells.key), { about: 'Keys of the rooms.', example: 'lake-room\\|shore-room' }),
    first_day: needed(cells.day, { about: 'First day.', example: '2026-04-07' }),
    from: withDefault(cells.clockTime, '00:00', {
      about: 'Start on the first day, park’s clock.',
      example: '12:00',
    }),
    last_day: needed(cells.day, { about: 'Last day.', example: '2026-04-09' }),
    until: withDefault(cells.clockTime, '24:00', {
      about: 'End on the last day; `24:00`: all of it.',
      example: '14:00',
    }),
    reason_en: needed(cells.shortText(200), { about: 'Why, in English.', example: 'A new projector' }),
    reason_fr: withDefault(cells.shortText(200), '', { about: 'Why, in French.', example: 'Nouveau projecteur' }),
  },
});
