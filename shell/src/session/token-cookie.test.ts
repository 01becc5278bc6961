import { createBrowserCookies } from '../cookies/browser-cookies';
import { assignedCookie, createFakeCookieJar } from '../cookies/fake-cookie-jar';
import { createTokenCookie } from './token-cookie';

describe('token cookie', () => {
  it('is host-only on the whole path in local mode (CONST-10, CONST-11)', () => {
    const jar = createFakeCookieJar();
    createTokenCookie(jar.cookies, null).write('a b');
    expect(jar.assignments.map(assignedCookie)).toEqual([
      { pair: 'token=a%20b', attributes: ['path=/', 'samesite=lax'] },
    ]);
  });

  it('has the configured domain, and `secure` on https', () => {
    const jar = createFakeCookieJar({ isSecure: true });
    createTokenCookie(jar.cookies, '.park.example').write('abc');
    expect(assignedCookie(jar.assignments.at(-1))).toEqual({
      pair: 'token=abc',
      attributes: ['domain=.park.example', 'path=/', 'samesite=lax', 'secure'],
    });
  });

  it('AMB-29: writing removes the host-only cookie, so that only one is left', () => {
    const jar = createFakeCookieJar();
    jar.set('token', 'old');
    createTokenCookie(jar.cookies, '.park.example').write('new');
    expect(jar.cookie).toBe('token=new');
  });

  it('AMB-29: removing deletes both variants', () => {
    const jar = createFakeCookieJar();
    jar.set('token', 'one');
    jar.set('token', 'two', '.park.example');
    jar.set('consent', 'kept');
    const cookie = createTokenCookie(jar.cookies, '.park.example');
    expect(cookie.exists()).toBe(true);
    cookie.remove();
    expect(jar.cookie).toBe('consent=kept');
    expect(cookie.exists()).toBe(false);
  });

  it.each([
    ['', false],
    ['token=x', true],
    ['consent=1; token=x', true],
    ['token=', false],
    ['mytoken=x; token2=y', false],
  ])('in %p a token exists: %p', (cookie, exists) => {
    expect(createTokenCookie(createFakeCookieJar({ cookie }).cookies, null).exists()).toBe(exists);
  });

  it('works with the browser’s own jar', () => {
    const cookie = createTokenCookie(createBrowserCookies(false), null);
    cookie.write('abc');
    expect(document.cookie.split('; ')).toContain('token=abc');
    cookie.remove();
    expect(document.cookie).not.toMatch(/token/);
  });
});
