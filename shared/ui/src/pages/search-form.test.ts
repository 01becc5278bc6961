import { matchesText, searchForm } from './search-form';

it('compares texts without accents, letter case and surrounding spaces', () => {
  expect(searchForm(' Énergie Renouvelable ')).toBe('energie renouvelable');
  expect(matchesText('Énergie renouvelable', ' ENERGIE ')).toBe(true);
  expect(matchesText('Énergie renouvelable', '')).toBe(true);
  expect(matchesText('Énergie', 'solaire')).toBe(false);
});
