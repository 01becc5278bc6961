import { catalogItem } from '../../testing/catalogs';
import { itemsOf } from './catalog-view';

const items = [
  catalogItem(),
  catalogItem({
    id: 'ai',
    labels: { en: 'Artificial intelligence', fr: 'Intelligence artificielle' },
    synonyms: { en: ['AI'], fr: ['IA'] },
    needsReview: true,
  }),
  catalogItem({ id: 'old', labels: { en: 'Old', fr: 'Ancien' }, isArchived: true, needsReview: true }),
];
const ids = (...[view, text]: [Parameters<typeof itemsOf>[1], string]) =>
  itemsOf(items, view, text).map(({ id }) => id);

it('shows current items, those for review and archived ones', () => {
  expect(ids('current', '')).toEqual(['energy', 'ai']);
  expect(ids('review', '')).toEqual(['ai']);
  expect(ids('archived', '')).toEqual(['old']);
});

it('finds labels and synonyms of both languages without accents', () => {
  expect(ids('current', 'ENERGIE')).toEqual(['energy']);
  expect(ids('current', 'photovolta')).toEqual(['energy']);
  expect(ids('current', 'nothing')).toEqual([]);
});
