import { portalSource } from '@park/domain';
import type { CallOptions, CallResult, ParkClient } from '@park/platform';

export type IdentityResult = CallResult<'POST /api/auth/login'>;

/** The calls of the session; auth calls contain their source (CALL-02). */
export interface SessionCalls {
  login(email: string, password: string, options: CallOptions): Promise<IdentityResult>;
  tokenLogin(token: string, options: CallOptions): Promise<IdentityResult>;
  passkeyOptions(options: CallOptions): Promise<CallResult<'POST /api/auth/passkey-login/options'>>;
  passkeyLogin(response: Record<string, unknown>, options: CallOptions): Promise<IdentityResult>;
  currentUser(): Promise<CallResult<'GET /api/users/user'>>;
  /** Loads the company of the session, bypassing all caches (AMB-26). */
  currentCompany(): Promise<CallResult<'GET /api/companies/company'>>;
  logout(): Promise<unknown>;
}

export function sessionCalls(client: Pick<ParkClient, 'call'>): SessionCalls {
  const source = portalSource;
  // The contract has no such parameter: the server accepts and ignores any no-cache parameter.
  const pastCaches: object = { query: { noCache: true } };
  return {
    login: (email, password, options) =>
      client.call('POST /api/auth/login', { body: { email, password, source } }, options),
    tokenLogin: (token, options) => client.call('POST /api/auth/token-login', { body: { token, source } }, options),
    passkeyOptions: (options) => client.call('POST /api/auth/passkey-login/options', {}, options),
    passkeyLogin: (response, options) =>
      client.call('POST /api/auth/passkey-login', { body: { response, source } }, options),
    currentUser: () => client.call('GET /api/users/user'),
    currentCompany: () => client.call('GET /api/companies/company', pastCaches),
    logout: () => client.call('POST /api/auth/logout', {}, { keepalive: true }),
  };
}
