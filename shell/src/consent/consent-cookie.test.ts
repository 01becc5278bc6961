import { assignedCookie, createFakeCookieJar } from '../cookies/fake-cookie-jar';
import { createConsentCookie } from './consent-cookie';

const read = (cookie: string) => createConsentCookie(createFakeCookieJar({ cookie }).cookies).read();

describe('consent cookie', () => {
  it.each([true, false])('MISS-19: stores analytics %p', (analytics) => {
    const jar = createFakeCookieJar();
    const cookie = createConsentCookie(jar.cookies);
    cookie.write({ analytics });
    expect(cookie.read()).toEqual({ analytics });
  });

  it('is valid for 180 days on the whole site, and is `secure` on https', () => {
    const jar = createFakeCookieJar({ isSecure: true });
    createConsentCookie(jar.cookies).write({ analytics: true });
    const { pair, attributes } = assignedCookie(jar.assignments[0]);
    expect(JSON.parse(decodeURIComponent(pair.replace('__Host-consent=', '')))).toEqual({
      v: 1,
      vendors: { analytics: true },
    });
    expect(attributes).toEqual([`max-age=${180 * 86_400}`, 'path=/', 'samesite=lax', 'secure']);
  });

  it('reads values that were written without encoding', () => {
    expect(read('a=1; consent={"v":1,"vendors":{"analytics":true}}; token=x')).toEqual({ analytics: true });
  });

  it.each([
    '',
    'consent=',
    'consent=yes',
    'consent=true',
    'consent=null',
    'consent={"v":1',
    'consent=%E0%A4%A',
    'consent=[]',
    'consent={"v":1}',
    'consent={"v":2,"vendors":{"analytics":true}}',
    'consent={"v":1,"vendors":{"other":true}}',
    'consent={"v":1,"vendors":{"analytics":"true"}}',
    'consent={"v":1,"vendors":null}',
    'myconsent={"v":1,"vendors":{"analytics":true}}',
  ])('AMB-54: treats %p as no choice', (cookie) => {
    expect(read(cookie)).toBeNull();
  });
});
