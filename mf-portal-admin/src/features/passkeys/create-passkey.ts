type Created =
  | { readonly ok: true; readonly response: Record<string, unknown> }
  | { readonly ok: false; readonly reason: 'cancelled' | 'known' | 'unsupported' };

/** Asks the browser for a passkey. The library is loaded when somebody adds one. */
export async function createPasskey(options: Readonly<Record<string, unknown>>): Promise<Created> {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) return { ok: false, reason: 'unsupported' };
  try {
    const response = await startRegistration({
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return { ok: true, response: { ...response } };
  } catch (error) {
    // The device has one for this account already; everything else is a refusal of the person or the device.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { ok: false, reason: isKnown ? 'known' : 'cancelled' };
  }
}
