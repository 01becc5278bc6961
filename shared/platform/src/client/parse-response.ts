import type { CallName } from '@park/contract';
import type { RefusalValues } from '@park/contract/refusal-values';
import { CallError } from '../errors/call-error';
import type { CallResult, DownloadResult } from './call-result';

/** Body of an error response (RFC 9457 with the portal's additions, MISS-24). */
export interface ProblemBody {
  key?: string;
  id?: string;
  fields?: Record<string, string>;
  values?: RefusalValues;
  fieldValues?: Record<string, RefusalValues>;
  details?: unknown;
}

/** Parses a response. An empty 2xx is a success (AMB-58); every other status is an error, even with an unreadable body. */
export async function parseResponse<K extends CallName>(response: Response): Promise<CallResult<K>> {
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  if (response.ok && text === '') return { ok: true, data: undefined as never, status: response.status };
  if (response.ok && !isJson)
    return { ok: false, error: new CallError({ failure: 'unparsable', status: response.status }) };
  let body: unknown;
  try {
    body = isJson ? JSON.parse(text) : {};
  } catch (cause) {
    // An error with an unreadable body is still an error; a success with an unreadable body is not a success.
    if (response.ok) return { ok: false, error: new CallError({ failure: 'unparsable', cause }) };
    body = {};
  }
  if (response.ok) return { ok: true, data: body as never, status: response.status };
  return { ok: false, error: toCallError(response, body as ProblemBody) };
}

/** Parses a response whose body is saved as a file. */
export async function parseDownload(response: Response): Promise<DownloadResult> {
  if (response.ok) {
    const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { ok: true, file: { content: await response.blob(), name } };
  }
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  return { ok: false, error: toCallError(response, body) };
}

function toCallError(response: Response, body: ProblemBody): CallError {
  const retryAfter = response.headers.get('retry-after');
  return callErrorOf(response.status, {
    ...body,
    values: { ...body.values, ...(retryAfter ? { seconds: Number(retryAfter) || 0 } : {}) },
  });
}

/** The error of a call that the api refused. */
export function callErrorOf(
  status: number,
  { key, id, fields, values = {}, fieldValues, details }: ProblemBody,
): CallError {
  const error = new CallError({ failure: 'problem', status, key, id, fields, details, values: { ...values } });
  return fieldValues ? Object.assign(error, { fieldValues }) : error;
}
