import { dayFromText, textOfDay } from './typed-day';

it.each([
  ['22/11/2026', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  [' 1 - 2 - 2027 ', '2027-02-01'],
  ['1. 2. 2027', '2027-02-01'],
  ['29022028', '2028-02-29'],
  ['2026-11-22', '2026-11-22'],
  ['2026-1-2', '2026-01-02'],
])('understands %s', (text, day) => expect(dayFromText(text)).toBe(day));

it.each(['', '22', '22/11', '22/11/26', '31/11/2026', '29/02/2027', '11/22/2026', '0/1/2026', '1/1/0000', 'soon'])(
  'has no day for %p',
  (text) => expect(dayFromText(text)).toBeNull(),
);

it('writes days in each language and leaves other text as it is', () => {
  expect(textOfDay('2026-11-22', 'en')).toBe('22/11/2026');
  expect(textOfDay('2026-11-22', 'fr')).toBe('22.11.2026');
  expect(textOfDay('22/1', 'en')).toBe('22/1');
  for (const language of ['en', 'fr']) expect(dayFromText(textOfDay('2028-02-29', language))).toBe('2028-02-29');
});
