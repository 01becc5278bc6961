import { isInternalPath, normalizePath } from './paths';

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

test.each(['/', '/companies', '/news/details?id=7', '/companies?q=a%2Fb#top', '/%2F%2Fevil.example'])(
  '%s is a path of the portal',
  (address) => {
    expect(isInternalPath(address)).toBe(true);
    expect(new URL(address, 'https://park.example').host).toBe('park.example');
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  'javascript:alert(1)',
  'companies',
  '',
  '%2F%2Fevil.example',
])('%j is not a path of the portal', (address) => {
  expect(isInternalPath(address)).toBe(false);
});
