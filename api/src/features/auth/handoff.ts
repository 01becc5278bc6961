/** Hands a person over to another system of the park without sharing the session (AMB-39). */
import { isSameSecret } from '../../core/secrets/secrets';
import { ApiError } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { readIdentity, type Identity } from '../users';
import { createToken, consumeToken, type IssuedToken } from './tokens';

export const issueHandoff = ({ database, clock }: AppContext, userId: string, audience: string): Promise<IssuedToken> =>
  createToken(database, { kind: 'handoff', userId, audience, now: clock() });

/** Redeems a handoff token. The other system authenticates with its key, without which a token is worthless. */
export async function redeemHandoff(
  { database, clock, configuration }: AppContext,
  authorization: string | undefined,
  token: string,
  audience: string,
): Promise<Identity> {
  if (configuration.handoffKey === null) throw new ApiError(501, 'errors.auth.handoffNotConfigured');
  const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!isSameSecret(key, configuration.handoffKey))
    throw new ApiError(401, 'errors.auth.invalidHandoffKey', { headers: { 'www-authenticate': 'Bearer' } });
  const userId = await consumeToken(database, { kind: 'handoff', secret: token, audience, now: clock() });
  const identity = userId === null ? null : await readIdentity(database, userId);
  if (!identity) throw new ApiError(400, 'errors.auth.invalidToken');
  return identity;
}
