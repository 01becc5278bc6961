import { eq } from 'drizzle-orm';
import { describeOnEachDatabase, emailOf, people, testPassword, type PersonName } from '../../testing';
import { deleteExpired } from './sweep';
import { knownSignIns, loginAttempts } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';

describeOnEachDatabase('limits of signing in', (test) => {
  const api = test.api();
  const begin = Date.parse('2026-03-01T08:00:00Z');
  const at = (seconds: number) => api.setNow(new Date(begin + seconds * 1000));
  const login = (name: PersonName | 'nobody', password: string, address = '203.0.113.1') =>
    api
      .asVisitor()
      .post(
        '/api/auth/login',
        { email: name === 'nobody' ? 'nobody@test.park' : emailOf(name), password, source: 'portal' },
        { 'x-forwarded-for': address },
      );

  it.each(['employee', 'nobody'] as const)('make %s wait longer after each failure, and say how long', async (name) => {
    at(0);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(name, 'wrong password')).status).toBe(401);
    const refused = await login(name, 'wrong password');
    expect([refused.status, refused.body.key, refused.headers['retry-after']]).toEqual([
      429,
      'errors.auth.tooManyAttempts',
      '1',
    ]);
    at(1);
    expect((await login(name, 'wrong password')).status).toBe(401);
    expect((await login(name, 'wrong password')).headers['retry-after']).toBe('2');
    at(3);
    expect((await login(name, 'wrong password')).status).toBe(401);
    expect((await login(name, 'wrong password')).headers['retry-after']).toBe('4');
  });

  it('do not lock the owner out for good', async () => {
    at(10);
    expect((await login('employee', testPassword)).status).toBe(200);
    expect((await login('employee', 'wrong password')).status).toBe(401);
  });

  it('keep the right password out while the account has to wait', async () => {
    at(1000);
    for (let attempt = 0; attempt < 50; attempt += 1) await login('garage', 'wrong password', `203.0.113.${attempt}`);
    expect((await login('garage', testPassword, '203.0.113.99')).status).toBe(429);
  });

  it('let only the free attempts of many at once through', async () => {
    at(2000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login('facilities', 'wrong password', '198.51.100.7')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('also count per address, over all accounts', async () => {
    at(3000);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 51; attempt += 1) {
      const answer = await api
        .asVisitor()
        .post(
          '/api/auth/login',
          { email: `guess-${attempt}@test.park`, password: 'wrong password', source: 'curl' },
          { 'x-forwarded-for': '192.0.2.9' },
        );
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses[50]).toBe(429);
    expect((await login('colleague', testPassword, '192.0.2.10')).status).toBe(200);
  });

  it('forget after a quiet hour', async () => {
    at(3000 + 3601);
    expect((await login('garage', testPassword)).status).toBe(200);
    at(3000 + 100_000);
    await deleteExpired(api.database, new Date(begin + 103_000_000));
    expect(await api.database.select().from(loginAttempts)).toEqual([]);
  });

  it('lock nobody out when the clock is set back', async () => {
    at(900_000);
    for (let attempt = 0; attempt < 6; attempt += 1) await login('companySupervisor', 'wrong password', '203.0.113.77');
    expect((await login('companySupervisor', testPassword, '203.0.113.77')).status).toBe(429);
    at(900_000 - 7 * 86_400);
    expect((await login('companySupervisor', testPassword, '203.0.113.77')).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) await login('companySupervisor', 'wrong password', '203.0.113.78');
    expect((await login('companySupervisor', 'wrong password', '203.0.113.78')).status).toBe(429);
  });
});

describeOnEachDatabase('limits of signing in that others cannot use up', (test) => {
  const tenants = Array.from({ length: test.share(300) }, (_, number) => `tenant-${number}@test.park`);
  const api = test.api({
    prepare: async (database) => {
      const [owner] = await database.select().from(users).where(eq(users.id, people.employee.id));
      if (!owner) throw new Error('the employee is missing');
      const { id: _id, hashedId: _hashedId, sourceKey: _sourceKey, ...shared } = owner;
      await database
        .insert(users)
        .values(tenants.map((email) => ({ ...shared, email, username: email.split('@')[0] ?? email })));
    },
  });
  const office = '203.0.113.50';
  const login = (email: string, password: string, address: string, cookie?: string) =>
    (cookie ? api.withCookie(cookie) : api.asVisitor()).post(
      '/api/auth/login',
      { email, password, source: 'portal' },
      { 'x-forwarded-for': address },
    );
  const deviceCookie = (headers: Record<string, string | string[] | undefined>) =>
    String([headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('device='))).split(';')[0] ?? '';
  beforeEach(async () => {
    // The first wait is one second: less than sixty attempts take on a busy machine.
    api.setNow('2026-03-01T08:00:00Z');
    await api.database.delete(loginAttempts);
  });

  it('let everybody else sign in behind the address of somebody who guesses', async () => {
    for (const email of tenants.slice(0, 60)) await login(email, 'wrong', office);
    expect((await login('nobody@test.park', 'wrong', office)).status).toBe(429);
    const answers = await Promise.all(tenants.map((email) => login(email, testPassword, office)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(tenants.length);
  });

  it('keep a known device and a known address open while the account is attacked', async () => {
    const email = emailOf('employee');
    const device = deviceCookie((await login(email, testPassword, office)).headers);
    for (let attempt = 0; attempt < 60; attempt += 1) await login(email, 'wrong', `198.51.100.${attempt}`);
    expect((await login(email, testPassword, '192.0.2.77')).status).toBe(429);
    expect((await login(email, testPassword, office)).status).toBe(200);
    for (let attempt = 0; attempt < 6; attempt += 1) await login(email, 'wrong', office);
    expect((await login(email, testPassword, office)).status).toBe(429);
    expect((await login(email, testPassword, '192.0.2.78', device)).status).toBe(200);
  });

  it('know the device at every address: without scripts, the form is sent to the login page', async () => {
    const { headers } = await login(emailOf('employee'), testPassword, office);
    const cookie = [headers['set-cookie']].flat().find((each) => each?.startsWith('device='));
    expect(cookie).toMatch(/; Path=\/(;|$)/);
  });

  it('delay a known device that fails, instead of refusing it', async () => {
    api.setNow(null);
    const email = emailOf('colleague');
    const device = deviceCookie((await login(email, testPassword, office)).headers);
    for (let attempt = 0; attempt < 10; attempt += 1) await login(email, 'wrong', office, device);
    expect((await login(email, testPassword, office, device)).status).toBe(200);
  });

  it('do not believe a made-up device, nor the device of another account', async () => {
    const other = deviceCookie((await login(emailOf('colleague'), testPassword, office)).headers);
    const email = emailOf('companyAdministrator');
    for (const cookie of [`device=${'x'.repeat(43)}`, other]) {
      await api.database.delete(loginAttempts);
      for (let attempt = 0; attempt < 5; attempt += 1) await login(email, 'wrong', '192.0.2.80', cookie);
      expect((await login(email, 'wrong', '192.0.2.80', cookie)).status).toBe(429);
    }
  });

  it('give a planted secret no value: the browser gets a new one', async () => {
    const planted = `device=${'p'.repeat(43)}`;
    const { headers } = await login(emailOf('companySupervisor'), testPassword, office, planted);
    expect(deviceCookie(headers)).toMatch(/^device=[\w-]{43}$/);
    expect(deviceCookie(headers)).not.toBe(planted);
  });

  it('forget devices and addresses that were not used for long', async () => {
    await login(emailOf('employee'), testPassword, office);
    await deleteExpired(api.database, new Date(Date.now() + 200 * 86_400_000));
    expect(await api.database.select().from(knownSignIns)).toEqual([]);
  });
});
