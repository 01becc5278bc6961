/** Hands a person over to another system of the park without sharing the session (AMB-39). */
import type { ParsedCallInput } from '@park/contract';
import type { HandoffSubject } from '../../core/database/schema/auth';
import type { Person } from '../../http/access/person';
import { isSameSecret } from '../../core/secrets/secrets';
import { ApiError } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { readIdentity, type Identity } from '../users';
import { findHandoffSubject } from './handoff-subject';
import { beganWithPasskey } from './sessions';
import { consumeHandoff, createToken, type IssuedToken } from './tokens';

type Order = ParsedCallInput<'POST /api/auth/handoff'>['body'];

/**
 * Creates a handoff token of the person's session.
 * @throws ApiError 400 for a way back that is not allowed, 404 for a subject that the person cannot see
 */
export async function issueHandoff(
  { database, clock, configuration }: AppContext,
  person: Person,
  { audience, subject, returnTo }: Order,
): Promise<IssuedToken> {
  return createToken(database, {
    kind: 'handoff',
    userId: person.id,
    audience,
    sessionId: person.sessionId,
    subject: subject ? await findHandoffSubject(database, person, subject, configuration.parkTimeZone) : null,
    returnTo: returnTo === undefined ? null : requireAllowedReturn(returnTo, configuration),
    now: clock(),
  });
}

/** Other origins than the portal's own ones are not allowed, so that the other system cannot be made to lead astray. */
function requireAllowedReturn(
  returnTo: string,
  { parkOrigin, furtherOrigins }: Pick<AppContext['configuration'], 'parkOrigin' | 'furtherOrigins'>,
): string {
  const address = URL.canParse(returnTo, parkOrigin) ? new URL(returnTo, parkOrigin) : null;
  const isAllowed = address !== null && [parkOrigin, ...furtherOrigins].includes(address.origin);
  if (!isAllowed || address.username !== '' || /[\\\s]/.test(returnTo))
    throw new ApiError(400, 'errors.auth.returnNotAllowed', { fields: { returnTo: 'errors.auth.returnNotAllowed' } });
  return address.href;
}

/** Redeems a handoff token. The other system authenticates with its key, without which a token is worthless. */
export async function redeemHandoff(
  context: AppContext,
  authorization: string | undefined,
  token: string,
  audience: string,
): Promise<Identity & { subject: HandoffSubject | null; returnTo: string | null }> {
  const { database, clock, configuration } = context;
  if (configuration.handoffKey === null) throw new ApiError(501, 'errors.auth.handoffNotConfigured');
  const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!isSameSecret(key, configuration.handoffKey))
    throw new ApiError(401, 'errors.auth.invalidHandoffKey', { headers: { 'www-authenticate': 'Bearer' } });
  const handoff = await consumeHandoff(database, { kind: 'handoff', secret: token, audience, now: clock() });
  const identity =
    handoff && (await readIdentity(context, handoff.userId, await beganWithPasskey(database, handoff.sessionId)));
  if (!identity) throw new ApiError(400, 'errors.auth.invalidToken');
  return { ...identity, subject: handoff.subject, returnTo: handoff.returnTo };
}
