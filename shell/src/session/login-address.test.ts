import { afterLogin, isLoginPage, loginAddress } from './login-address';

describe('target after a login', () => {
  it.each(['/portal', '/news/details?id=7', '/companies?q=a#top', '/book-a-room'])('returns to %s', (path) => {
    expect(afterLogin(path, 4619)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'portal',
    '',
    '/login',
    '/login?redirect=/x',
    '/LOGIN/',
  ])('refuses %j', (redirect) => {
    expect(afterLogin(redirect, 4619)).toBe('/portal');
  });

  it('AMB-19: is the home page without Portal_Access', () => {
    expect(afterLogin(null, null)).toBe('/');
    expect(afterLogin(null, 4617)).toBe('/');
    expect(afterLogin(null, 4851)).toBe('/portal');
  });

  it('keeps the way back on the login page', () => {
    const address = new URL(loginAddress('/news/details', '?id=7&x=a b'), 'http://park.test');
    expect(address.pathname).toBe('/login');
    expect(afterLogin(address.searchParams.get('redirect'), null)).toBe('/news/details?id=7&x=a b');
  });

  it('recognises the login page in every spelling that the router accepts', () => {
    expect(['/login', '/login/', '/LOGIN', '/%6cogin'].every(isLoginPage)).toBe(true);
    expect(['/', '/loginx', '/portal/login', '/%'].some(isLoginPage)).toBe(false);
  });
});
