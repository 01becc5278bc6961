import { shareableAddress, withoutTokens } from './address-token';

describe('addresses that are reported', () => {
  it.each([
    ['/', '', '/'],
    ['/news/details', '?id=7&token=secret', '/news/details?id=7'],
    ['/login', '?token=secret', '/login'],
    ['/login', '?redirect=%2Fportal%3Ftoken%3Dsecret&x=1', '/login?x=1'],
  ])('%s%s is reported as %s', (pathname, search, shared) => {
    expect(shareableAddress(pathname, search)).toBe(shared);
  });

  it('removes tokens inside longer texts, encoded or not', () => {
    const text = withoutTokens(
      '{"url":"http://a/?x=1&token=secret","back":"/login?redirect=%2Fp%3Ftoken%3Dsecret","other":"kept"}',
    );
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({ other: 'kept' });
  });

  it('removes an encoded token', () => {
    expect(withoutTokens('went to %2Fportal%3Ftoken%3Dsecret today')).not.toContain('secret');
  });
});
