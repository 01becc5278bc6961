/** Calls of the badge to the shell's server; the next page load shows the result. */
export type OverrideResponse = 'done' | 'refused' | 'wrong' | 'failed';

const post = (path: string, body?: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });

export async function startOverride(remote: string, address: string): Promise<OverrideResponse> {
  try {
    const { ok, status } = await post('/_releases/override', { remote, address });
    if (ok) return 'done';
    return status === 403 ? 'refused' : status === 400 ? 'wrong' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Resolves to whether it succeeded. */
export async function resetReleases(): Promise<boolean> {
  try {
    return (await post('/_releases/reset')).ok;
  } catch {
    return false;
  }
}
