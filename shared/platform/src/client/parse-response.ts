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
    // A refusal stays a refusal when its body is broken; a success without its body is not one.
    if (response.ok) return { ok: false, error: new CallError({ failure: 'unparsable', cause }) };
    body = {};
  }
  if (response.ok) return { ok: true, data: body as never, status: response.status };
  return { ok: false, error: toCallError(response, body as ProblemBody) };
}

export interface DownloadedFile {
  readonly content: Blob;
  /** As the server names it; empty when it does not. */
  readonly name: string;
}

export type DownloadResult =
  { readonly ok: true; readonly file: DownloadedFile } | { readonly ok: false; readonly error: CallError };

/** An answer that is kept as it comes. */
export async function parseDownload(response: Response): Promise<DownloadResult> {
  if (response.ok) {
    const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { ok: true, file: { content: await response.blob(), name } };
  }
  const body = (await response.json().catch(() => ({}))) as ProblemBody;
  return { ok: false, error: toCallError(response, body) };
}

function toCallError(response: Response, { key, id, fields, details }: ProblemBody): CallError {
  const retryAfter = response.headers.get('retry-after');
  return new CallError({
    failure: 'problem',
    status: response.status,
    key,
    id,
    fields,
    details,
    values: retryAfter ? { seconds: Number(retryAfter) || 0 } : undefined,
  });
}
