import { normalizePath } from './paths';

it.each([
  ['', '/'],
  ['/', '/'],
  ['///', '/'],
  ['/Companies/', '/companies'],
  ['/working-here//tenant-portal//', '/working-here//tenant-portal'],
  ['companies', 'companies'],
])('the path of %j is %j', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});
