import { portalSource } from '@park/domain';
import type { LocalizedError, ParkClient } from '@park/platform';

type Client = Pick<ParkClient, 'call'>;

/** Requests the mail with the reset link. Resolves to the error, or to null (AUTH-05). */
export async function forgotPassword(client: Client, email: string): Promise<LocalizedError | null> {
  const answer = await client.call('POST /api/auth/forgot-password', { body: { email, source: portalSource } });
  return answer.ok ? null : answer.error;
}

/** Sets a new password with the token of the mail. Resolves to the error, or to null (AUTH-06). */
export async function resetPassword(client: Client, password: string, token: string): Promise<LocalizedError | null> {
  const answer = await client.call('POST /api/auth/reset-password', {
    body: { password, token, source: portalSource },
  });
  return answer.ok ? null : answer.error;
}
