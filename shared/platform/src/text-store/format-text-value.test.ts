import { createTextStore } from './text-store';

const clock = { timeZone: 'Europe/Zurich', now: () => new Date('2026-11-20T12:00:00Z') };

function storeIn(language: 'en' | 'fr') {
  const store = createTextStore(language, undefined, clock);
  store.add(language, 'shell', {
    quota: '{{used, duration}} / {{limit, duration}}; {{freeFrom, dayAndTime}}; {{lastDay, longDay}}',
  });
  return store;
}
const values = { used: 270, limit: 600, freeFrom: '2026-11-30T23:00:00Z', lastDay: '2026-12-01' };

it('formats values in English', () => {
  expect(storeIn('en').translate('mf-x', 'quota', values).replaceAll('\u00a0', ' ')).toBe(
    '4 h 30 min / 10 h; Tue 1 Dec, 00:00; 1 December 2026',
  );
});

it('formats values in French, on the wall clock of the park', () => {
  expect(storeIn('fr').translate('mf-x', 'quota', values).replaceAll('\u00a0', ' ')).toBe(
    '4 h 30 min / 10 h; mar. 1 déc., 00:00; 1 décembre 2026',
  );
});

it('leaves out a value that is missing', () => {
  expect(storeIn('en').translate('mf-x', 'quota', { used: 60 })).toBe('1\u00a0h / ; ; ');
});
