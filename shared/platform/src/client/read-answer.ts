import type { CallName } from '@park/contract';
import { CallError } from '../errors/call-error';
import type { CallResult } from './client';

/** Body of a problem answer (RFC 9457 with the portal's additions, MISS-24). */
interface ProblemBody {
  key?: string;
  id?: string;
  fields?: Record<string, string>;
  details?: unknown;
}

/** A 2xx may be empty (AMB-58); everything else is a problem, readable or not. */
export async function readAnswer<K extends CallName>(response: Response): Promise<CallResult<K>> {
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  if (response.ok && text === '') return { ok: true, data: undefined as never, status: response.status };
  if (response.ok && !isJson) return { ok: false, error: new CallError({ failure: 'unparsable', status: response.status }) };
  let body: unknown;
  try {
    body = isJson ? JSON.parse(text) : {};
  } catch (cause) {
    // A refusal stays a refusal when its body is broken; a success without its body is not one.
    if (response.ok) return { ok: false, error: new CallError({ failure: 'unparsable', cause }) };
    body = {};
  }
  if (response.ok) return { ok: true, data: body as never, status: response.status };
  const problem = body as ProblemBody;
  const retryAfter = response.headers.get('retry-after');
  return {
    ok: false,
    error: new CallError({
      failure: 'problem',
      status: response.status,
      key: problem.key,
      id: problem.id,
      fields: problem.fields,
      details: problem.details,
      values: retryAfter ? { seconds: Number(retryAfter) || 0 } : undefined,
    }),
  };
}
