import { eq, sql } from 'drizzle-orm';
import { Role } from '@park/domain';
import { companies } from '../../core/database/schema/companies';
import {
  describeOnDatabase,
  emailOf,
  people,
  testCompanies,
  testPassword,
  type PersonName,
  type TestAnswer,
} from '../../testing';
import { users } from '../../core/database/schema/users';
import { sessions, tokens } from '../../core/database/schema/auth';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnDatabase('signing in', (test) => {
  const api = test.api();
  afterEach(() => api.setNow(null));

  const credentials = (name: PersonName) => ({ email: emailOf(name), password: testPassword, source: 'portal' });
  const login = (name: PersonName, change: object = {}) =>
    api.asVisitor().post('/api/auth/login', { ...credentials(name), ...change });
  const setCookies = (answer: TestAnswer) => [answer.headers['set-cookie'] ?? []].flat();
  const cookieOf = (answer: TestAnswer) =>
    setCookies(answer)
      .map((line) => line.split(';')[0])
      .join('; ');
  const me = (cookie: string) => api.withCookie(cookie).get('/api/users/user');
  const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

  it('are events of their own in the log, with outcome and without a personal value', async () => {
    api.logLines.length = 0;
    const login = (password: string) =>
      api.asVisitor().post('/api/auth/login', { email: emailOf('employee'), password, source: 'portal' });
    await login('not the password of anybody');
    await login(testPassword);
    const events = api.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ securityEvent }) => securityEvent === 'signIn');
    expect(events.map(({ outcome }) => outcome)).toEqual(['errors.auth.invalidCredentials', 'signedIn']);
    expect(new Set(events.map(({ account }) => account)).size).toBe(1);
    expect(events[0]).toMatchObject({
      way: 'password',
      address: '127.0.0.1',
      account: expect.stringMatching(/^\w{16}$/),
    });
    expect(JSON.stringify(events)).not.toContain(emailOf('employee'));
  });

  it('answers user and company and sets both cookies (CALL-03, AMB-28)', async () => {
    const answer = await login('employee');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        role: Role.Employee,
        email: emailOf('employee'),
        username: 'emil',
        firstName: 'Emil',
        lastName: 'Employee',
        picture: null,
        parkshareCredits: 5,
        hashedId: people.employee.hashedId,
        bookARoomContractIds: people.employee.contracts,
        language: 'en',
      },
      company: {
        id: testCompanies.tenant.id,
        name: 'Alpine Sensors',
        category: 'Tenant',
        agreementType: 'sqie',
        logo: null,
      },
    });
    const [session, token] = setCookies(answer);
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(token).toMatch(/^token=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect((await me(cookieOf(answer))).status).toBe(200);
  });

  it.each(['portal', 'app', 'curl'])('accepts the source %s (SRC-01)', async (source) => {
    expect((await login('employee', { source })).status).toBe(200);
  });

  it('refuses any other source', async () => {
    expect((await login('employee', { source: 'fax' })).status).toBe(400);
  });

  it('accepts the e-mail in any case', async () => {
    expect((await login('employee', { email: emailOf('employee').toUpperCase() })).status).toBe(200);
  });

  it('lets people of every role and of none in (AMB-17)', async () => {
    for (const name of Object.keys(people) as PersonName[])
      expect([name, (await login(name)).status]).toEqual([name, 200]);
  });

  it('refuses a wrong password and an unknown e-mail alike', async () => {
    const wrong = await login('colleague', { password: 'something else entirely' });
    const unknown = await login('colleague', { email: 'nobody@test.park' });
    for (const { status, body, headers } of [wrong, unknown]) {
      expect([status, body.key, headers['set-cookie']]).toEqual([401, 'errors.auth.invalidCredentials', undefined]);
    }
  });

  it('refuses who is disabled and whose company is', async () => {
    await api.database.update(users).set({ enabled: false }).where(eq(users.id, people.external.id));
    expect((await login('external')).status).toBe(401);
    await api.database.update(users).set({ enabled: true }).where(eq(users.id, people.external.id));
    const cookie = cookieOf(await login('external'));
    await api.database.update(companies).set({ enabled: false }).where(eq(companies.id, testCompanies.startup.id));
    expect((await login('external')).status).toBe(401);
    expect((await me(cookie)).status).toBe(401);
    await api.database.update(companies).set({ enabled: true }).where(eq(companies.id, testCompanies.startup.id));
  });

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

  describe('by link (CALL-04)', () => {
    const request = async (email: string) => {
      api.mails.length = 0;
      const answer = await api.asVisitor().post('/api/auth/login-link', { email, source: 'portal' });
      await api.runDueJobs();
      return answer;
    };
    const use = (token: string) => api.asVisitor().post('/api/auth/token-login', { token, source: 'portal' });

    it('works once, with the link of the mail', async () => {
      expect((await request(emailOf('companySupervisor'))).status).toBe(202);
      const [mail] = api.mails;
      expect(mail).toMatchObject({
        to: emailOf('companySupervisor'),
        kind: 'loginLink',
        language: 'en',
        text: expect.stringContaining('http://localhost:4600/?token='),
      });
      const token = tokenIn(mail?.text);
      const first = await use(token);
      expect([first.status, first.body.user.role]).toEqual([200, Role.CompanySupervisor]);
      expect((await me(cookieOf(first))).status).toBe(200);
      const second = await use(token);
      expect([second.status, second.body.key, second.headers['set-cookie']]).toEqual([
        401,
        'errors.auth.invalidToken',
        undefined,
      ]);
    });

    it('opens one session however many try it at once', async () => {
      await request(emailOf('companyAdministrator'));
      const token = tokenIn(api.mails[0]?.text);
      const answers = await Promise.all(Array.from({ length: 10 }, () => use(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
    });

    it('works for 15 minutes', async () => {
      api.setNow('2026-03-01T08:00:00Z');
      await request(emailOf('garage'));
      api.setNow('2026-03-01T08:15:00Z');
      expect((await use(tokenIn(api.mails[0]?.text))).status).toBe(401);
    });

    it('does not open with the token of another kind (MISS-09)', async () => {
      api.mails.length = 0;
      await api.asVisitor().post('/api/auth/forgot-password', { email: emailOf('exited'), source: 'portal' });
      await api.runDueJobs();
      const reset = tokenIn(api.mails[0]?.text);
      expect((await use(reset)).status).toBe(401);
      await request(emailOf('exited'));
      const link = tokenIn(api.mails[0]?.text);
      expect(
        (
          await api
            .asVisitor()
            .post('/api/auth/reset-password', { token: link, password: 'quite another lake', source: 'portal' })
        ).status,
      ).toBe(400);
      expect((await use(link)).status).toBe(200);
    });

    it.each(['', 'x'.repeat(600), 'made-up'])('refuses a token that is none', async (token) => {
      expect([400, 401]).toContain((await use(token)).status);
    });
  });

  it('keeps nothing of what was used or ended', async () => {
    const remaining = await api.database.select().from(tokens).where(eq(tokens.userId, people.companySupervisor.id));
    expect(remaining).toEqual([]);
    expect((await api.database.select().from(sessions)).length).toBeGreaterThan(0);
  });
});

describeOnDatabase('cookies on https', (test) => {
  const api = test.api({
    configuration: { parkOrigin: 'https://portal.park.example', cookieDomain: '.park.example', signInLinkMinutes: 10 },
  });
  const body = { email: emailOf('employee'), password: testPassword, source: 'portal' };

  it('are secure, the credential bound to the host, the marker shared with the siblings', async () => {
    const answer = await api.asVisitor().post('/api/auth/login', body);
    const lines = [answer.headers['set-cookie'] ?? []].flat();
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    // The host's own marker is removed before the domain's is set (AMB-29).
    expect(lines[1]).toMatch(/^token=; .*Expires=Thu, 01 Jan 1970/);
    expect(lines[1]).not.toContain('Domain');
    expect(lines[2]).toMatch(
      /^token=[\w-]{43}; Max-Age=2592000; Domain=\.park\.example; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(lines[3]).toMatch(/^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('are both removed at the logout, in both variants', async () => {
    const answer = await api.asVisitor().post('/api/auth/logout');
    const lines = [answer.headers['set-cookie'] ?? []].flat();
    expect(lines.map((line) => `${line.split('=')[0]} ${line.includes('Domain=.park.example')}`)).toEqual([
      '__Host-session false',
      'token false',
      'token true',
    ]);
  });

  it('come from a link for as long as the operator allows and the mail says', async () => {
    api.setNow('2026-03-01T08:00:00Z');
    const order = async () => {
      api.mails.length = 0;
      await api.asVisitor().post('/api/auth/login-link', { email: emailOf('garage'), source: 'portal' });
      await api.runDueJobs();
      return api.mails[0]?.text ?? '';
    };
    const use = (text: string) =>
      api.asVisitor().post('/api/auth/token-login', { token: /token=([\w-]+)/.exec(text)?.[1], source: 'portal' });
    const [first, second] = [await order(), await order()];
    expect(first).toContain('within 10 minutes');
    api.setNow('2026-03-01T08:09:59Z');
    expect((await use(first)).status).toBe(200);
    api.setNow('2026-03-01T08:10:00Z');
    expect((await use(second)).status).toBe(401);
  });
});
