import { describeOnEachDatabase, emailOf, testPassword, type PersonName } from '../../testing';
import { sweepEnded } from './sweep';
import { loginAttempts } from '../../core/database/schema/auth';

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
    for (let attempt = 0; attempt < 5; attempt += 1) await login('garage', 'wrong password', `203.0.113.${attempt}`);
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
    await sweepEnded(api.database, new Date(begin + 103_000_000));
    expect(await api.database.select().from(loginAttempts)).toEqual([]);
  });
});
