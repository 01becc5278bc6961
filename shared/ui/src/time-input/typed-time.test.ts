import { timeAfter, timeFromText } from './typed-time';

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['14 h', '14:00'],
  ['14:', '14:00'],
  ['2 pm', '14:00'],
  ['12 am', '00:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('understands %s', (text, time) => expect(timeFromText(text)).toBe(time));

it.each(['', '24:00', '9:60', '14:3', '13 pm', '0 am', 'noon', '9-30', '12345'])(
  'does not take %s for a time',
  (text) => expect(timeFromText(text)).toBeNull(),
);

it('goes on within the day', () => {
  expect([timeAfter('23:50', 15), timeAfter('00:10', -15), timeAfter('', 15)]).toEqual(['00:05', '23:55', '12:00']);
});
