import { groupResults, type SearchResult } from './group-results';

const result = (kind: SearchResult['kind'], url: string): SearchResult => ({
  kind,
  url,
  title: url,
  excerpt: '',
  titleParts: [{ text: url, isMatch: false }],
  excerptParts: [],
  language: 'en',
  excerptLanguage: 'en',
});

test('groups by kind in the order of first appearance and numbers consecutively', () => {
  const groups = groupResults([result('company', '/a'), result('news', '/b'), result('company', '/c')]);
  expect(groups.map(({ kind, results }) => [kind, results.map(({ url, index }) => `${index} ${url}`)])).toEqual([
    ['company', ['0 /a', '1 /c']],
    ['news', ['2 /b']],
  ]);
});

test('leaves out an external result', () => {
  expect(groupResults([result('page', 'https://evil.example'), result('page', '//evil.example')])).toEqual([]);
});
