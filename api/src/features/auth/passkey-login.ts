/** Signing in with a passkey: the authenticator names the person, so nothing has to be typed. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { isDatabaseFailure } from '../../core/database/database-errors';
import { passkeys } from '../../core/database/schema/auth';
import { ApiError } from '../../core/errors/api-error';
import { recordAddressFailure } from './login-limits';
import { challengeLifetimeMs, consumeChallenge, createChallenge } from './passkey-challenges';
import { relyingPartyOf } from './relying-party';
import { signIn, type Caller, type SignedIn } from './service';
import { loadWebAuthn } from './web-authn';

const unknownPasskey = (cause?: unknown) => new ApiError(401, 'errors.auth.passkeyUnknown', { cause });

/** Options for anybody: they name no account, so they reveal nothing about one. Each call stores a challenge. */
export async function passkeyLoginOptions({ database, configuration, clock }: AppContext) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(configuration).id,
    challenge: await createChallenge(database, { sessionId: null, now: clock() }),
    timeout: challengeLifetimeMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
}

/** @throws ApiError 401 for a passkey that is not known or an answer that does not belong to open options */
export async function passkeyLogin(
  context: AppContext,
  response: Record<string, unknown>,
  caller: Caller,
): Promise<SignedIn> {
  const { id, userId } = await verifyPasskey(context, response, caller);
  return signIn(context, userId, caller, {
    method: 'passkey',
    refusal: unknownPasskey(),
    isProven: async (transaction) => {
      const [kept] = await transaction.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id));
      return kept !== undefined;
    },
  });
}

/** Returns which passkey it is and whose. @throws ApiError 401 likewise */
export async function verifyPasskey(
  context: AppContext,
  response: Record<string, unknown>,
  caller: Pick<Caller, 'address'>,
): Promise<{ id: string; userId: string }> {
  const { database, clock } = context;
  const [passkey] = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, typeof response['id'] === 'string' ? response['id'] : ''));
  try {
    if (!passkey) throw unknownPasskey();
    const counter = await verify(context, passkey, response);
    await storeCounter(database, passkey.id, counter, clock());
  } catch (error) {
    // A passkey is not wrong because the database fails, and nobody is locked out for it.
    if (isDatabaseFailure(error)) throw error;
    await recordAddressFailure(context, caller.address);
    throw error instanceof ApiError ? error : unknownPasskey(error);
  }
  return { id: passkey.id, userId: passkey.userId };
}

/** Of two signatures at once, the counter of the later one stays; passkeys that do not count send zero. */
async function storeCounter(database: Database, id: string, counter: number, now: Date): Promise<void> {
  const isNext = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const stored = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  if (stored.length === 0) throw unknownPasskey();
}

/** Returns the new counter of signatures. A copied authenticator counts from an old one, and is refused. */
async function verify(
  { database, configuration, clock }: AppContext,
  passkey: typeof passkeys.$inferSelect,
  response: Record<string, unknown>,
): Promise<number> {
  const { id, origins } = relyingPartyOf(configuration);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(database, challenge, { sessionId: null, now: clock() }),
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  });
  if (!verified) throw unknownPasskey();
  return authenticationInfo.newCounter;
}
