/** Signing in while somebody else changes what it depends on: no session begins by what has just been replaced. */
import { eq } from 'drizzle-orm';
import { passkeys, sessions, tokens } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';
import type { Database } from '../../core/database/database';
import { hashPassword } from '../../core/passwords/password-hash';
import { describeOnPostgres, people, testPassword } from '../../testing';
import { TestAuthenticator } from '../../testing/authenticator';
import { cookieOf, signingIn } from '../../testing/signing-in';
import { whileChanging } from '../../testing/while-changing';
import { createToken, deleteTokens } from './tokens';

describeOnPostgres('while an account changes,', (test) => {
  const api = test.api();
  const { login } = signingIn(api);
  const { id } = people.employee;
  const visitor = () => api.asVisitor();
  const ofPerson = eq(sessions.userId, id);
  let other = '';
  let initial: string | null = null;
  beforeAll(async () => {
    other = await hashPassword('seven quiet mountains');
    const [stored] = await api.database.select().from(users).where(eq(users.id, id));
    initial = stored?.passwordHash ?? null;
  });
  beforeEach(async () => {
    await api.database
      .update(users)
      .set({ passwordHash: initial, state: 'active', leftAt: null })
      .where(eq(users.id, id));
    await api.database.delete(sessions).where(ofPerson);
  });
  const stored = async () => (await api.database.select().from(sessions).where(ofPerson)).length;

  /** What a reset does. */
  const resetting = async (transaction: Database) => {
    await transaction.update(users).set({ passwordHash: other }).where(eq(users.id, id));
    await deleteTokens(transaction, id, ['passwordReset', 'loginLink', 'handoff']);
    await transaction.delete(sessions).where(ofPerson);
  };

  it('the earlier password does not sign in', async () => {
    const { status, body } = await whileChanging(api.database, resetting, () => login('employee'));
    expect([status, body.key]).toEqual([401, 'errors.auth.invalidCredentials']);
    expect(await stored()).toBe(0);
  });

  it('a link from before a reset does not sign in', async () => {
    const now = new Date();
    const { secret } = await createToken(api.database, { kind: 'loginLink', userId: id, now });
    const { status, body } = await whileChanging(api.database, resetting, () =>
      visitor().post('/api/auth/token-login', { token: secret, source: 'portal' }),
    );
    expect([status, body.key]).toEqual([401, 'errors.auth.invalidToken']);
    expect(await stored()).toBe(0);
  });

  it('a reset ends the session that a link begins', async () => {
    const now = new Date();
    const [link, reset] = [
      await createToken(api.database, { kind: 'loginLink', userId: id, now }),
      await createToken(api.database, { kind: 'passwordReset', userId: id, now }),
    ];
    const answers = await Promise.all([
      visitor().post('/api/auth/token-login', { token: link.secret, source: 'portal' }),
      visitor().post('/api/auth/reset-password', {
        ...{ token: reset.secret, password: 'seven quiet mountains', source: 'portal' },
      }),
    ]);
    expect([200, 401]).toContain(answers[0].status);
    expect(answers[1].status).toBe(204);
    expect(await stored()).toBe(0);
    expect(await api.database.select().from(tokens).where(eq(tokens.userId, id))).toEqual([]);
  });

  it('the earlier password does not replace the one of a reset', async () => {
    const caller = api.withCookie(cookieOf(await login('employee')));
    const { status, body } = await whileChanging(
      api.database,
      (transaction) => transaction.update(users).set({ passwordHash: other }).where(eq(users.id, id)),
      () => caller.post('/api/auth/change-password', { current: testPassword, password: 'nine loud rivers' }),
    );
    expect([status, body.key]).toEqual([403, 'errors.auth.wrongPassword']);
    const [after] = await api.database.select().from(users).where(eq(users.id, id));
    expect(after?.passwordHash).toBe(other);
  });

  it('somebody who leaves does not sign in', async () => {
    const { status } = await whileChanging(
      api.database,
      (transaction) => transaction.update(users).set({ state: 'left', leftAt: new Date() }).where(eq(users.id, id)),
      () => login('employee'),
    );
    expect(status).toBe(401);
    expect(await stored()).toBe(0);
  });

  describe('a passkey', () => {
    let authenticator = new TestAuthenticator();
    beforeEach(async () => {
      authenticator = new TestAuthenticator();
      await api.database.delete(passkeys);
      const caller = api.withCookie(cookieOf(await login('employee')));
      const begun = await caller.post('/api/auth/passkeys/options', {});
      const response = authenticator.create(begun.body.options);
      expect((await caller.post('/api/auth/passkeys', { name: 'Laptop', response })).status).toBe(201);
      await api.database.delete(sessions).where(ofPerson);
    });
    const begin = async () => {
      const { body } = await visitor().post('/api/auth/passkey-login/options');
      return authenticator.get(body.options);
    };
    const finish = (response: object) => visitor().post('/api/auth/passkey-login', { response, source: 'portal' });

    it('signs in once with one signature', async () => {
      const response = await begin();
      const answers = await Promise.all([finish(response), finish(response)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await stored()).toBe(1);
    });

    it('is refused with a counter that another signature has just passed', async () => {
      const response = await begin();
      const later = authenticator.counter + 5;
      const { status, body } = await whileChanging(
        api.database,
        (transaction) => transaction.update(passkeys).set({ counter: later }),
        () => finish(response),
      );
      expect([status, body.key]).toEqual([401, 'errors.auth.passkeyUnknown']);
      const [passkey] = await api.database.select().from(passkeys);
      expect(passkey?.counter).toBe(later);
    });

    it('does not sign in once it is removed', async () => {
      const response = await begin();
      const { status } = await whileChanging(
        api.database,
        (transaction) => transaction.delete(passkeys),
        () => finish(response),
      );
      expect(status).toBe(401);
      expect(await stored()).toBe(0);
    });
  });
});
