import { CallError, LocalizedError, RecoverableError, type CallOptions } from '@park/platform';
import { isEntity, loggedOut } from './auth-state';
import { signInWithPasskey } from './passkey-sign-in';
import type { SessionCore } from './session-core';
import type { TokenCookie } from './ports';
import type { IdentityResult, SessionCalls } from './session-calls';

export interface SignIn {
  /** Resolves to the error, or to null when the person is signed in; never throws (AMB-38). */
  login(email: string, password: string): Promise<LocalizedError | null>;
  /** Signs the same person in again while the page stays: the session changes only on success. */
  renew(password: string): Promise<LocalizedError | null>;
  /** The same with a passkey, for which the browser asks. */
  passkeyLogin(): Promise<LocalizedError | null>;
  /** The same person again, with a passkey. */
  renewWithPasskey(): Promise<LocalizedError | null>;
  /** The same with the token of a link. */
  tokenLogin(token: string): Promise<LocalizedError | null>;
}

const superseded = () => new CallError({ failure: 'cancelled' });

/**
 * Login and token login. Each attempt has a number; the response is dropped if a logout or a later attempt followed
 * (AMB-32).
 */
export function createSignIn(
  core: SessionCore,
  calls: SessionCalls,
  cookies: TokenCookie,
  newGeneration: () => void,
): SignIn & { abandon(): void } {
  let latest = 0;
  let running: AbortController | null = null;

  function abandon(): void {
    latest += 1;
    running?.abort();
    running = null;
  }

  /** A superseded success has set cookies; remove them unless a session or a newer attempt needs them. */
  function discard(answer: IdentityResult): void {
    const { isLoggedIn, isLoggingIn } = core.getState();
    if (answer.ok && !isLoggedIn && !isLoggingIn) core.endServerSession();
  }

  function accept(answer: IdentityResult): LocalizedError | null {
    if (!answer.ok) return answer.error;
    // The integrity check would end a session without user or company at once (AMB-31), and also one whose cookie
    // the browser refused (AMB-28): return an error instead.
    const isWhole = isEntity(answer.data?.user) && isEntity(answer.data.company);
    if (isWhole && cookies.exists()) {
      core.confirm(answer.data.user, answer.data.company);
      return null;
    }
    core.endServerSession();
    return isWhole ? new LocalizedError('errors.auth.cookiesRefused') : new RecoverableError();
  }

  async function answerOf(prepare: () => void, call: () => Promise<IdentityResult>): Promise<IdentityResult> {
    try {
      // The answer to a logout clears the cookies, also those of a session that began meanwhile.
      const ending = core.ending();
      if (ending) await ending;
      prepare();
      return await call();
    } catch (cause) {
      return { ok: false, error: new CallError({ failure: 'network', cause }) };
    }
  }

  async function attempt(
    prepare: () => void,
    call: (options: CallOptions) => Promise<IdentityResult>,
  ): Promise<LocalizedError | null> {
    abandon();
    newGeneration();
    const mine = latest;
    const controller = new AbortController();
    running = controller;
    // Clear a stale session before the login that replaces it (AMB-32). The flag is set before the cookie (AMB-25).
    core.set({ ...loggedOut, isLoggingIn: true });
    const answer = await answerOf(prepare, () => call({ signal: controller.signal }));
    if (mine !== latest) {
      discard(answer);
      return superseded();
    }
    running = null;
    const error = accept(answer);
    if (error) {
      cookies.remove();
      core.set({ isLoggingIn: false });
    }
    return error;
  }

  /** Keeps the session as it is until the answer; a logout meanwhile, here or in another tab, stays one (AMB-32). */
  async function renewal(call: () => Promise<IdentityResult>): Promise<LocalizedError | null> {
    abandon();
    newGeneration();
    const mine = latest;
    const person = core.getState().user?.hashedId;
    const answer = await answerOf(() => {}, call);
    core.rehydrate();
    const { isLoggedIn, user } = core.getState();
    if (mine !== latest || !isLoggedIn || user?.hashedId !== person) {
      // Somebody else has signed in in another tab, and the answer has replaced their cookies.
      if (mine === latest && isLoggedIn && answer.ok) core.logout();
      else discard(answer);
      return superseded();
    }
    // The passkey of another account: the page and what was typed belong to the first one.
    if (answer.ok && isEntity(answer.data?.user) && answer.data.user.hashedId !== person) {
      core.endServerSession();
      return new LocalizedError('errors.auth.passkeyUnknown');
    }
    return accept(answer);
  }

  return {
    abandon,
    renew(password) {
      const email = core.getState().user?.email ?? '';
      return renewal(() => calls.login(email, password, {}));
    },
    login: (email, password) =>
      attempt(
        () => {},
        (options) => calls.login(email, password, options),
      ),
    passkeyLogin: () =>
      attempt(
        () => {},
        (options) => signInWithPasskey(calls, options),
      ),
    renewWithPasskey: () => renewal(() => signInWithPasskey(calls, {})),
    tokenLogin: (token) =>
      attempt(
        () => cookies.write(token),
        (options) => calls.tokenLogin(token, options),
      ),
  };
}
