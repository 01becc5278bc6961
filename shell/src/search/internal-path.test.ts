import { isInternalPath } from './internal-path';

test.each(['/', '/companies', '/news/details?id=7', '/companies?q=a%2Fb#top', '/%2F%2Fevil.example'])(
  '%s stays',
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
])('%j leads away', (address) => {
  expect(isInternalPath(address)).toBe(false);
});
