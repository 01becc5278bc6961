import { isSamePage } from './same-page';

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
  ['/companies', '/companies/details?id=a', false],
])('whether %s and %s are the same page: %s', (one, other, expected) => {
  expect(isSamePage(address(one), address(other))).toBe(expected);
  expect(isSamePage(address(other), address(one))).toBe(expected);
});
