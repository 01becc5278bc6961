import { findNarrowing } from './narrowing';

it.each([
  ['zzz', 0, 'search'],
  [' ', 2, 'filters'],
  ['zzz', 1, 'both'],
])('says what has emptied a list: “%s” and %d filters', (text, chosenCount, cause) => {
  expect(findNarrowing({ text, chosenCount })).toBe(cause);
});
