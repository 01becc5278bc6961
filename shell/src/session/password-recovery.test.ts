import { createFakeClient, refusal } from '@park/testing';
import { forgotPassword, resetPassword } from './password-recovery';

describe('password recovery', () => {
  it('CALL-05, CALL-06: sends the given fields, and treats an empty response as success', async () => {
    const client = createFakeClient({
      'POST /api/auth/forgot-password': undefined,
      'POST /api/auth/reset-password': undefined,
    });
    expect(await forgotPassword(client, 'emma@demo.park')).toBeNull();
    expect(await resetPassword(client, 'a long new one', 'from-mail')).toBeNull();
    expect(client.calls.map((call) => call.input)).toEqual([
      { body: { email: 'emma@demo.park', source: 'portal' } },
      { body: { password: 'a long new one', token: 'from-mail', source: 'portal' } },
    ]);
  });

  it('AUTH-05, AUTH-06: returns the error', async () => {
    const error = refusal(429, 'errors.auth.tooManyAttempts');
    const client = createFakeClient({
      'POST /api/auth/forgot-password': error,
      'POST /api/auth/reset-password': error,
    });
    expect(await forgotPassword(client, 'emma@demo.park')).toBe(error);
    expect(await resetPassword(client, 'a long new one', 'x')).toBe(error);
  });
});
