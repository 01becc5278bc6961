import { eq } from 'drizzle-orm';
import { describeOnDatabase, emailOf, people, testPassword, type PersonName } from '../../testing';
import { tokens } from '../../core/database/schema/auth';
import { backgroundJobs } from '../../core/database/schema/background-jobs';
import { users } from '../../core/database/schema/users';

describeOnDatabase('a forgotten password', (test) => {
  const api = test.api();
  afterEach(() => api.setNow(null));
  const newPassword = 'seven quiet mountains';

  const forgot = async (email: string) => {
    // Somebody may still have to learn that the password was changed.
    await api.runDueJobs();
    api.mails.length = 0;
    const answer = await api.asVisitor().post('/api/auth/forgot-password', { email, source: 'portal' });
    await api.runDueJobs();
    return answer;
  };
  const tokenFor = async (name: PersonName) => {
    await forgot(emailOf(name));
    return /\/login\?token=([\w-]+)/.exec(api.mails[0]?.text ?? '')?.[1] ?? '';
  };
  const reset = (token: string, password = newPassword) =>
    api.asVisitor().post('/api/auth/reset-password', { token, password, source: 'portal' });
  const login = (name: PersonName, password: string) =>
    api.asVisitor().post('/api/auth/login', { email: emailOf(name), password, source: 'portal' });

  it('answers the same for a known and an unknown address', async () => {
    const known = await forgot(emailOf('employee'));
    expect(api.mails).toHaveLength(1);
    const unknown = await forgot('nobody@test.park');
    expect(api.mails).toHaveLength(0);
    expect([known.status, known.text]).toEqual([202, '']);
    expect([unknown.status, unknown.text]).toEqual([202, '']);
  });

  it('does the same for every address before the answer, and looks it up afterwards', async () => {
    const orderedBy = async (email: string) => {
      await api.database.delete(backgroundJobs);
      await api.asVisitor().post('/api/auth/forgot-password', { email, source: 'portal' });
      const [tokensBefore, jobs] = [
        await api.database.$count(tokens),
        await api.database.select().from(backgroundJobs),
      ];
      return {
        tokensBefore,
        jobs: jobs.map(({ kind, state, payload }) => ({ kind, state, names: Object.keys(payload) })),
      };
    };
    const known = await orderedBy(emailOf('employee'));
    expect(known.jobs).toHaveLength(1);
    expect(await orderedBy('nobody@test.park')).toEqual(known);
    await api.runDueJobs();
  });

  it('has one valid link: a newer one ends those before', async () => {
    const older = await tokenFor('colleague');
    const newer = await tokenFor('colleague');
    expect((await reset(older)).body).toMatchObject({ key: 'errors.auth.invalidToken' });
    expect((await reset(newer, testPassword)).status).toBe(204);
  });

  it('is replaced through the mail’s link, which ends all sessions', async () => {
    const cookie = await api.signIn('colleague');
    const response = await reset(await tokenFor('colleague'));
    expect([response.status, response.text]).toEqual([204, '']);
    expect((await login('colleague', testPassword)).status).toBe(401);
    expect((await login('colleague', newPassword)).status).toBe(200);
    expect((await api.withCookie(cookie).get('/api/users/user')).status).toBe(401);
    api.mails.length = 0;
    await api.runDueJobs();
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [emailOf('colleague'), 'Your password was changed'],
    ]);
  });

  it('can be set once with a link, and older links are void then', async () => {
    const first = await tokenFor('garage');
    const second = await tokenFor('garage');
    expect((await reset(second)).status).toBe(204);
    for (const token of [second, first]) {
      const answer = await reset(token);
      expect([answer.status, answer.body.key]).toEqual([400, 'errors.auth.invalidToken']);
    }
  });

  it('is set by one of many who use the link at once', async () => {
    const token = await tokenFor('exited');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, number) => reset(token, `${newPassword} ${number}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400]);
  });

  it('can be set for 60 minutes', async () => {
    api.setNow('2026-03-01T08:00:00Z');
    const token = await tokenFor('external');
    api.setNow('2026-03-01T09:00:00Z');
    expect((await reset(token)).body.key).toBe('errors.auth.invalidToken');
    api.setNow('2026-03-01T08:59:59Z');
    expect((await reset(token)).status).toBe(204);
  });

  it.each([
    ['too short', 'facilities', 'nine char', 'errors.auth.passwordTooShort'],
    ['too long', 'externalFit', 'x'.repeat(129), 'errors.auth.passwordTooLong'],
    ['common', 'otherEmployee', 'Password123!', 'errors.auth.passwordCommon'],
    ['the e-mail', 'noRole', emailOf('noRole'), 'errors.auth.passwordIsEmail'],
  ] as const)('is refused when it is %s, and the link stays good', async (_why, name, password, key) => {
    const token = await tokenFor(name);
    const answer = await reset(token, password);
    expect([answer.status, answer.body.fields]).toEqual([400, { password: key }]);
    expect((await reset(token)).status).toBe(204);
  });

  it('is written of in the person’s language, without markup from a name', async () => {
    await api.database
      .update(users)
      .set({ language: 'fr', firstName: 'Élise <b>' })
      .where(eq(users.id, people.companySupervisor.id));
    await forgot(emailOf('companySupervisor'));
    expect(api.mails[0]).toMatchObject({ language: 'fr', subject: 'Définir un nouveau mot de passe' });
    expect(api.mails[0]?.html).toContain('Bonjour Élise &lt;b&gt;,');
  });

  it('brings a few mails, not a flood', async () => {
    api.setNow('2026-04-01T08:00:00Z');
    let count = 0;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await forgot(emailOf('superAdministrator'))).status).toBe(202);
      count += api.mails.length;
    }
    expect(count).toBe(3);
  });
});
