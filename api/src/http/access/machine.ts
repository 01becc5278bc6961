/**
 * Machine callers, which authenticate with a secret instead of a session: deploy tokens, the operator's release key,
 * shell servers, checkers.
 */
import type { Access, KeyAccess } from '@park/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError, forbidden } from '../../core/errors/api-error';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import type { Authenticators } from './authenticators';
import { isSameSecret } from '../../core/secrets/secrets';

export interface Machine {
  kind: 'deployToken' | 'releaseKey' | KeyAccess['key'];
  /** Name in the audit trail. */
  name: string;
}

/** Returns the secret of `Authorization: Bearer …`, or null. */
function shownBearer(request: FastifyRequest): string | null {
  return /^Bearer ([\x21-\x7e]{1,300})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Returns the machine that makes a request, if the call allows machines and a secret was sent.
 * @throws ApiError 401 for an unknown secret, 403 for one that is not valid for this call or remote
 */
export async function findMachine(
  { shellKey, checkKey, releaseKey }: Pick<ApiConfiguration, 'shellKey' | 'checkKey' | 'releaseKey'>,
  { findDeployToken }: Pick<Authenticators, 'findDeployToken'>,
  request: FastifyRequest,
  access: Access,
): Promise<Machine | null> {
  if (typeof access !== 'object') return null;
  const secret = shownBearer(request);
  if (secret === null) return null;
  if ('key' in access) {
    const { key, name } = {
      shell: { key: shellKey, name: 'shell server' },
      checker: { key: checkKey, name: 'checker' },
    }[access.key];
    if (key !== null && isSameSecret(secret, key)) return { kind: access.key, name };
    throw new ApiError(401, 'errors.auth.badToken');
  }
  if (access.or === undefined) return null;
  if (releaseKey !== null && isSameSecret(secret, releaseKey)) return { kind: 'releaseKey', name: 'operator' };
  const token = await findDeployToken(secret);
  if (!token) throw new ApiError(401, 'errors.auth.badToken');
  const { remote } = request.params as { remote?: string };
  if (access.or !== 'deployToken' || token.remote !== remote) throw forbidden();
  return { kind: 'deployToken', name: `deploy token “${token.label}”` };
}
