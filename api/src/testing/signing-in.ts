/** Signing in with the password as a browser does, and the cookies that the answer sets. */
import { emailOf, testPassword, type PersonName } from './people';
import type { TestApi, TestResponse } from './test-api';

export const credentials = (name: PersonName) => ({ email: emailOf(name), password: testPassword, source: 'portal' });

export const setCookies = (answer: TestResponse) => [answer.headers['set-cookie'] ?? []].flat();
export const cookieOf = (answer: TestResponse) =>
  setCookies(answer)
    .map((line) => line.split(';')[0])
    .join('; ');

/** `login` signs in on a browser without cookies, `me` asks who the person of the cookies is. */
export function signingIn(api: TestApi) {
  const login = (name: PersonName, change: object = {}) =>
    api.asVisitor().post('/api/auth/login', { ...credentials(name), ...change });
  const me = (cookie: string) => api.withCookie(cookie).get('/api/users/user');
  return { login, me };
}
