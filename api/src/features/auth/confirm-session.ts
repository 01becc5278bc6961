import type { AppContext } from '../../core/context/app-context';
import { ApiError } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { requirePassword } from './confirm-identity';
import { verifyPasskey } from './passkey-login';
import type { Caller } from './service';

const refused = (cause?: unknown) => new ApiError(403, 'errors.auth.passkeyRefused', { cause });

/** The person shows the own password or one of the own passkeys again. @throws ApiError 400, 403 or 429 */
export async function confirmSession(
  context: AppContext,
  person: Person,
  { current, response }: { current?: string | undefined; response?: Record<string, unknown> | undefined },
  caller: Caller,
): Promise<void> {
  if (!response) {
    if (!current) throw new ApiError(400, 'errors.validation', { fields: { current: 'errors.field.required' } });
    await requirePassword(context, person, current, caller);
    return;
  }
  // A 401 would sign the browser out.
  const { userId } = await verifyPasskey(context, response, caller).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 401 ? refused(error) : error;
  });
  if (userId !== person.id) throw refused();
}
