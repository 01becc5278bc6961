/** Asks the browser for one of the person's passkeys. Null if it shows none. The library is loaded when it is needed. */
export async function answerWithPasskey(
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | null> {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) return null;
  try {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    return null;
  }
}
