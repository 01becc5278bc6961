import { sql } from 'drizzle-orm';
import { describeOnDatabase, emailOf, testPassword } from '../../testing';
import { cookieOf, credentials, setCookies, signingIn } from '../../testing/signing-in';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnDatabase('signing in', (test) => {
  const api = test.api();
  afterEach(() => api.setNow(null));

  const { login, me } = signingIn(api);

  describe('a session', () => {
    it('needs both cookies, and that they belong together', async () => {
      const [one, other] = [cookieOf(await login('employee')), cookieOf(await login('employee'))];
      const [session, token] = one.split('; ');
      const otherToken = other.split('; ')[1];
      expect((await me(`${session}`)).status).toBe(401);
      expect((await me(`${token}`)).status).toBe(401);
      expect((await me(`${session}; ${otherToken}`)).status).toBe(401);
      expect((await me(`${session}; ${token}`)).status).toBe(200);
      // A stale cookie of the host alone beside the right one of the domain (AMB-29).
      expect((await me(`${session}; token=stale; ${token}`)).status).toBe(200);
    });

    it('is stored as hashes only', async () => {
      const cookie = cookieOf(await login('employee'));
      const { rows } = await api.database.execute<{ text: string }>(sql`select sessions::text as text from sessions`);
      for (const value of cookie.split('; ').map((pair) => pair.split('=')[1] ?? ''))
        expect(rows.every(({ text }) => !text.includes(value))).toBe(true);
    });

    it('lives 30 days from its last use and slides', async () => {
      const begin = new Date('2026-03-01T08:00:00Z');
      api.setNow(begin);
      const cookie = cookieOf(await login('employee'));
      api.setNow(new Date(begin.getTime() + 29 * day));
      const used = await me(cookie);
      expect(setCookies(used)).toHaveLength(2);
      api.setNow(new Date(begin.getTime() + 58 * day));
      expect((await me(cookie)).status).toBe(200);
      api.setNow(new Date(begin.getTime() + 58 * day + 30 * day));
      expect((await me(cookie)).status).toBe(401);
    });

    it('ends after 90 days, however often it is used', async () => {
      const begin = new Date('2026-03-01T08:00:00Z');
      api.setNow(begin);
      const cookie = cookieOf(await login('employee'));
      for (const days of [29, 58, 87]) {
        api.setNow(new Date(begin.getTime() + days * day));
        expect((await me(cookie)).status).toBe(200);
      }
      api.setNow(new Date(begin.getTime() + 90 * day));
      expect((await me(cookie)).status).toBe(401);
    });

    it('is listed, without those of others, and can be ended', async () => {
      const here = cookieOf(
        await api.asVisitor().post('/api/auth/login', credentials('facilities'), { 'user-agent': 'Here/1.0' }),
      );
      const there = cookieOf(
        await api
          .asVisitor()
          .post('/api/auth/login', { ...credentials('facilities'), source: 'app' }, { 'user-agent': 'There/1.0' }),
      );
      const { body } = await api.withCookie(here).get('/api/auth/sessions');
      const listed = body.items.filter(
        ({ device }: { device: string }) => device === 'Here/1.0' || device === 'There/1.0',
      );
      expect(listed).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ device: 'Here/1.0', isCurrent: true, source: 'portal' }),
          expect.objectContaining({ device: 'There/1.0', isCurrent: false, source: 'app' }),
        ]),
      );
      const idOf = (device: string) => listed.find((item: { device: string }) => item.device === device).id;
      expect((await api.as('garage').delete(`/api/auth/sessions/${idOf('There/1.0')}`)).status).toBe(404);
      expect((await api.withCookie(here).delete(`/api/auth/sessions/${idOf('There/1.0')}`)).status).toBe(204);
      expect((await me(there)).status).toBe(401);
      expect((await me(here)).status).toBe(200);
      const own = await api.withCookie(here).delete(`/api/auth/sessions/${idOf('Here/1.0')}`);
      expect(setCookies(own).every((line) => line.includes('Expires=Thu, 01 Jan 1970'))).toBe(true);
      expect((await me(here)).status).toBe(401);
    });

    it('that is old ends others only after the password, and goes on with a new credential', async () => {
      const begin = Date.parse('2026-03-01T08:00:00Z');
      const at = (minutes: number) => api.setNow(new Date(begin + minutes * minute));
      at(0);
      const [here, there] = [cookieOf(await login('garage')), cookieOf(await login('garage'))];
      at(11);
      const browser = api.withCookie(here);
      const listed = await browser.get('/api/auth/sessions');
      expect(listed.body.needsConfirmation).toBe(true);
      const own = listed.body.items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      const { id } = listed.body.items.find(
        (session: { id: string; createdAt: string }) => session.createdAt === own.createdAt && session.id !== own.id,
      );
      const refused = await browser.delete(`/api/auth/sessions/${id}`);
      expect([refused.status, refused.body.key]).toEqual([403, 'errors.auth.confirmationNeeded']);
      const wrong = await browser.post('/api/auth/confirm', { current: 'something else' });
      expect([wrong.status, wrong.body.key, setCookies(wrong)]).toEqual([403, 'errors.auth.wrongPassword', []]);
      const confirmed = await browser.post('/api/auth/confirm', { current: testPassword });
      expect([confirmed.status, setCookies(confirmed).length]).toEqual([204, 1]);
      const renewed = `${cookieOf(confirmed)}; ${here.split('; ')[1]}`;
      expect(renewed).not.toBe(here);
      // What was on its way is still answered, for half a minute.
      expect((await me(here)).status).toBe(200);
      at(12);
      expect((await me(here)).status).toBe(401);
      const again = api.withCookie(renewed);
      expect((await again.get('/api/auth/sessions')).body.needsConfirmation).toBe(false);
      expect((await again.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
      expect((await me(there)).status).toBe(401);
      at(30);
      expect((await again.delete(`/api/auth/sessions/${own.id}`)).status).toBe(204);
    });

    it('ends with the logout, even when the page removed the marker first (AMB-37)', async () => {
      const cookie = cookieOf(await login('employee'));
      const [session] = cookie.split('; ');
      const answer = await api.withCookie(`${session}`).post('/api/auth/logout');
      expect(answer.status).toBe(204);
      expect(setCookies(answer).map((line) => line.split('=')[0])).toEqual(['session', 'token']);
      expect((await me(cookie)).status).toBe(401);
    });

    it('is not needed for a logout', async () => {
      expect((await api.asVisitor().post('/api/auth/logout')).status).toBe(204);
    });

    it('of a browser ends when the browser signs in again', async () => {
      const before = cookieOf(await login('employee'));
      const after = cookieOf(await api.withCookie(before).post('/api/auth/login', credentials('garage')));
      expect((await me(before)).status).toBe(401);
      expect((await me(after)).body.email).toBe(emailOf('garage'));
    });
  });
});
