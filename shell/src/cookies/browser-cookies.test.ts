import { createBrowserCookies } from './browser-cookies';
import { assignedCookie, createFakeCookieJar } from './fake-cookie-jar';

describe('browser cookies', () => {
  it('encode every reserved character and decode it again', () => {
    const jar = createFakeCookieJar();
    const value = 'a b;c,d=e/é"{}:?%';
    jar.cookies.set('name', value);
    expect(assignedCookie(jar.assignments[0]).pair).toBe(`name=${encodeURIComponent(value)}`);
    expect(jar.cookies.get('name')).toBe(value);
  });

  it('are session cookies on the whole site by default', () => {
    const jar = createFakeCookieJar();
    jar.cookies.set('name', 'value');
    expect(assignedCookie(jar.assignments[0]).attributes).toEqual(['path=/', 'samesite=lax']);
  });

  it('have max-age, domain and SameSite, and `Secure` on https', () => {
    const jar = createFakeCookieJar({ isSecure: true });
    jar.cookies.set('token', 'value', { maxAgeSeconds: 60, domain: '.park.example', sameSite: 'strict' });
    expect(assignedCookie(jar.assignments[0]).attributes).toEqual([
      'domain=.park.example',
      'max-age=60',
      'path=/',
      'samesite=strict',
      'secure',
    ]);
  });

  it('are bound to the host on https, besides the marker of a session; what was stored before still counts', () => {
    const jar = createFakeCookieJar({ isSecure: true });
    jar.set('theme', 'light');
    expect(jar.cookies.get('theme')).toBe('light');
    jar.cookies.set('theme', 'dark');
    jar.cookies.set('token', 'marker');
    expect(jar.cookie).toBe('__Host-theme=dark; token=marker');
    // Another host of the domain cannot put its own in front.
    jar.set('theme', 'light', '.park.example');
    expect(jar.cookies.get('theme')).toBe('dark');
    jar.cookies.remove('theme');
    jar.cookies.remove('token');
    expect(jar.cookie).toBe('theme=light');
  });

  it('AMB-29: removing with a domain removes the host-only and the domain cookie, and no other', () => {
    const jar = createFakeCookieJar();
    jar.set('name', 'host-only');
    jar.set('name', 'in the domain', '.park.example');
    jar.set('other', 'kept');
    jar.cookies.remove('name', '.park.example');
    expect(jar.cookie).toBe('other=kept');
  });

  it('are treated as absent if they cannot be decoded', () => {
    expect(createFakeCookieJar({ cookie: 'name=%E0%A4%A; other=1' }).cookies.get('name')).toBeUndefined();
  });

  it('work in a browser', () => {
    const cookies = createBrowserCookies(false);
    cookies.set('name', 'value', { maxAgeSeconds: 60 });
    expect(document.cookie).toBe('name=value');
    expect(cookies.get('name')).toBe('value');
    cookies.remove('name');
    expect(document.cookie).toBe('');
  });
});
