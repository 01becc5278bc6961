import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { sessions } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';
import { hashPassword } from '../../core/passwords/password-hash';
import { requireValidPassword } from '../../core/passwords/password-rule';
import type { Person } from '../../http/access/person';
import { requirePassword, wrongPassword } from './confirm-identity';
import type { LoginAttempt } from './login-limits';
import { tellPasswordChanged } from './password-messages';
import { recordPasswordChange } from './security-events';
import { deleteTokens } from './tokens';

/**
 * Changes one's own password and ends all other sessions. Wrong attempts count like failed sign-ins.
 * @throws ApiError 403 `errors.auth.wrongPassword`, also if the password was replaced meanwhile, 429 after too many
 * attempts, 400 for the new password
 */
export async function changePassword(
  context: AppContext,
  person: Person,
  { current, password }: { current: string; password: string },
  origin: LoginAttempt['origin'],
): Promise<void> {
  const { database, clock } = context;
  const replaced = await requirePassword(context, person, current, origin);
  await requireValidPassword(password, person.email, context.configuration);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash, updatedAt: clock() })
      .where(and(eq(users.id, person.id), eq(users.passwordHash, replaced)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await deleteTokens(transaction, person.id, ['passwordReset', 'loginLink', 'handoff']);
    await transaction.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.id, person.sessionId)));
    await tellPasswordChanged(transaction, person.id, clock());
  });
  recordPasswordChange(context, { way: 'change', email: person.email, caller: origin });
}
