import { eq } from 'drizzle-orm';
import { Role } from '@park/domain';
import { companies } from '../../core/database/schema/companies';
import { describeOnDatabase, emailOf, people, testCompanies, testPassword, type PersonName } from '../../testing';
import { cookieOf, setCookies, signingIn } from '../../testing/signing-in';
import { users } from '../../core/database/schema/users';
import { sessions, tokens } from '../../core/database/schema/auth';

describeOnDatabase('signing in', (test) => {
  const api = test.api();
  afterEach(() => api.setNow(null));

  const { login, me } = signingIn(api);
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
