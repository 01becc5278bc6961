/** Adding a passkey in two steps: the browser gets options, and sends what the authenticator made of them. */
import { maxPasskeys } from '@park/domain';
import type { PasskeyRow } from '@park/contract/passkeys';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { isDatabaseFailure, violatedConstraint } from '../../core/database/database-errors';
import { passkeys, sessions } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { notify } from '../../core/notifications/notify';
import { accountPath } from '../../core/web-addresses/pages';
import type { Person } from '../../http/access/person';
import { challengeLifetimeMs, consumeChallenge, createChallenge } from './passkey-challenges';
import { passkeyAdded } from './passkey-messages';
import { requirePasskeyToChange, rowOf } from './passkeys';
import { relyingPartyOf } from './relying-party';
import { loadWebAuthn } from './web-authn';

const ofPerson = (database: Database, { id }: Person) =>
  database
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, id));

function requireRoom(count: number): void {
  if (count >= maxPasskeys) throw new ApiError(409, 'errors.auth.tooManyPasskeys', { values: { limit: maxPasskeys } });
}

/**
 * Options for the browser with a challenge of this session, which works once and for a short time.
 * @throws ApiError 403 `errors.auth.passkeyNeeded` if the account's first passkey must be used first, 409
 * `errors.auth.tooManyPasskeys`
 */
export async function passkeyOptions(context: AppContext, person: Person) {
  const { database, configuration, clock } = context;
  await requirePasskeyToChange(context, person);
  const existing = await ofPerson(database, person);
  requireRoom(existing.length);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: configuration.parkName[person.language],
    rpID: relyingPartyOf(configuration).id,
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`,
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge: await createChallenge(database, { sessionId: person.sessionId, now: clock() }),
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    excludeCredentials: existing,
    // The key names its person, and the device asks for its own lock: no password is needed besides.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

/** @throws ApiError 400 for an answer that does not belong to the options */
async function verify(context: AppContext, person: Person, response: Record<string, unknown>) {
  const { database, configuration, clock } = context;
  const { id, origins } = relyingPartyOf(configuration);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) =>
        consumeChallenge(database, challenge, { sessionId: person.sessionId, now: clock() }),
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    if (isDatabaseFailure(error)) throw error;
    throw new ApiError(400, 'errors.auth.passkeyRefused', { cause: error });
  }
  throw new ApiError(400, 'errors.auth.passkeyRefused');
}

/**
 * Stores the passkey, marks the session as one that began with a passkey, and notifies the person.
 * @throws ApiError 400 `errors.auth.passkeyRefused` for an answer that does not belong to the options, 403 and 409 as
 * `passkeyOptions`
 */
export async function addPasskey(
  context: AppContext,
  person: Person,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<PasskeyRow> {
  const { database, clock } = context;
  const { credential, credentialBackedUp } = await verify(context, person, response);
  const now = clock();
  try {
    return await database.transaction(async (tx) => {
      // One after the other: the limit holds for parallel requests too.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('no key update');
      await requirePasskeyToChange({ ...context, database: tx }, person);
      requireRoom((await ofPerson(tx, person)).length);
      const [row] = await tx
        .insert(passkeys)
        .values({
          userId: person.id,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: (credential.transports ?? []).slice(0, 10),
          name,
          isBackedUp: credentialBackedUp,
          createdAt: now,
        })
        .returning();
      if (!row) throw new Error('a passkey got no row');
      // The person has just used it.
      await tx.update(sessions).set({ signInMethod: 'passkey' }).where(eq(sessions.id, person.sessionId));
      await recordAudit(tx, {
        at: now,
        actor: person,
        action: 'passkey added',
        subjectKind: 'user',
        subjectId: person.hashedId,
      });
      await notify(tx, {
        personId: person.id,
        kind: passkeyAdded,
        values: { name },
        link: accountPath,
        key: row.id,
        now,
      });
      return rowOf(row);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'passkeys_credential_id_key')
      throw new ApiError(409, 'errors.auth.passkeyTaken', { cause: error });
    throw error;
  }
}
