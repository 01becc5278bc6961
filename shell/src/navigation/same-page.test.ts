import { isSamePage, keepsInput } from './same-page';

const address = (text: string) => {
  const { pathname, search } = new URL(text, 'https://park.example');
  return { pathname, search };
};

it.each([
  ['/companies', '/companies?q=bio', true],
  ['/companies', '/Companies/', true],
  ['/companies/details?id=a', '/companies/details?id=a&tab=jobs', true],
  ['/portal/news/edit', '/portal/news/edit?id=a', true],
  ['/companies/details?id=a', '/companies/details?id=b', false],
  ['/portal/news/edit?id=a', '/portal/news/edit', false],
  ['/portal/news/edit?id=a', '/portal/news/edit?view=list', false],
  ['/companies', '/companies/details?id=a', false],
])('from %s to %s stays on the page: %s', (from, to, expected) => {
  expect(isSamePage(address(from), address(to))).toBe(expected);
});

it.each([
  ['/portal/company-edit?company=a', '/portal/company-edit?company=a&tab=logo', true],
  ['/portal/company-edit', '/portal/company-edit?company=a', true],
  ['/portal/company-edit?company=a', '/portal/company-edit?company=b', false],
  ['/portal/company-edit?company=a', '/portal/company-edit', false],
  ['/portal/admin/manage-news?draft=a', '/portal/admin/manage-news?draft=b', false],
  ['/companies/details?id=a', '/companies/details?id=b', false],
])('from %s to %s keeps the input: %s', (from, to, expected) => {
  expect(keepsInput(address(from), address(to))).toBe(expected);
});
