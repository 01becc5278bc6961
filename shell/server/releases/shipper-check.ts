/** Whether a deploy token may ship a remote. The api answers it; the shell knows no tokens. */
export type ShipperCheck = (
  remote: string,
  authorization: string | undefined,
  requestId: string,
) => Promise<'allowed' | 'refused' | 'unknown'>;

export function createShipperCheck({
  apiOrigin,
  timeoutMs,
}: {
  readonly apiOrigin: string;
  readonly timeoutMs: number;
}): ShipperCheck {
  return async (remote, authorization, requestId) => {
    if (authorization === undefined) return 'refused';
    try {
      const { status } = await fetch(`${apiOrigin}/api/releases/${encodeURIComponent(remote)}`, {
        headers: { authorization, accept: 'application/json', 'x-request-id': requestId },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      // 404: the token is right, and nothing of the remote was published yet.
      if (status === 200 || status === 404) return 'allowed';
      return status === 401 || status === 403 ? 'refused' : 'unknown';
    } catch {
      return 'unknown';
    }
  };
}
