/** Asks the browser for a passkey and signs in with it. */
import { CallError, type CallOptions } from '@park/platform';
import type { IdentityResult, SessionCalls } from './session-calls';

/** The library is loaded when somebody signs in so. */
const loadLibrary = () => import('@simplewebauthn/browser');

type Calls = Pick<SessionCalls, 'passkeyOptions' | 'passkeyLogin'>;

export async function signInWithPasskey(calls: Calls, options: CallOptions): Promise<IdentityResult> {
  const { browserSupportsWebAuthn, startAuthentication } = await loadLibrary();
  if (!browserSupportsWebAuthn()) return refusalOf('errors.auth.passkeyUnsupported');
  const begun = await calls.passkeyOptions(options);
  if (!begun.ok) return begun;
  let response: Record<string, unknown>;
  try {
    const optionsJSON = begun.data.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    response = { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    // The person closed the question, the device has no passkey of this portal, or it took too long.
    return refusalOf('errors.auth.passkeyCancelled');
  }
  return calls.passkeyLogin(response, options);
}

const refusalOf = (key: string): IdentityResult => ({ ok: false, error: new CallError({ failure: 'problem', key }) });
