/** The calls of a checker. */
import type { CallName, CallResponse } from '@park/contract';
import { PreviewResponse } from '@park/contract/registry';
import type { CheckAssignment } from '@park/contract/release-checks';
import type { GateCheck } from '@park/contract/gate-check';

const callTimeoutMs = 10_000;

export interface CheckQueue {
  /** Null while there is nothing to do. */
  claim(browser: string): Promise<CheckAssignment | null>;
  readPreview(token: string): Promise<PreviewResponse>;
  /** @throws EndedError when the check belongs to another checker by now */
  report(check: CheckAssignment, progress: { done: number; all: number; step: string }): Promise<void>;
  finish(check: CheckAssignment, result: { checks: readonly GateCheck[]; unable?: string }): Promise<void>;
}

/** The check was queued again, or its version is uploaded again: going on is useless. */
export class EndedError extends Error {}

export function createCheckQueue({ apiOrigin, checkKey }: { apiOrigin: string; checkKey: string }): CheckQueue {
  async function send<K extends CallName>(_call: K, method: string, path: string, body?: object) {
    const response = await fetch(`${apiOrigin}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(callTimeoutMs),
      headers: { authorization: `Bearer ${checkKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status === 409) throw new EndedError('The check has ended.');
    if (!response.ok) throw new Error(`the api answered ${response.status} to ${path}`);
    return (response.status === 204 ? undefined : await response.json()) as CallResponse<K>;
  }
  return {
    claim: async (browser) =>
      (await send('POST /api/releases/checks/claim', 'POST', '/api/releases/checks/claim', { browser })).assignment,
    readPreview: async (token) =>
      PreviewResponse.parse(
        await send('GET /api/releases/previews/{token}', 'GET', `/api/releases/previews/${encodeURIComponent(token)}`),
      ),
    report: ({ id, claim }, progress) =>
      send('POST /api/releases/checks/{id}/progress', 'POST', `/api/releases/checks/${id}/progress`, {
        claim,
        ...progress,
        step: progress.step.slice(0, 300),
      }),
    finish: ({ id, claim }, { checks, unable }) =>
      send('POST /api/releases/checks/{id}/result', 'POST', `/api/releases/checks/${id}/result`, {
        claim,
        checks,
        ...(unable === undefined ? {} : { unable: unable.slice(0, 300) }),
      }),
  };
}
