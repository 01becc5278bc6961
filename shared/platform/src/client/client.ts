/**
 * The one way to the api (CALL-01, AMB-61): credentials, language, time-outs and errors in one place. A call never
 * throws; it answers a result.
 */
import type { CallInput, CallName, CallResponse } from '@park/contract';
import { clientTimeoutMs, longClientTimeoutMs } from '@park/domain';
import { CallError } from '../errors/call-error';
import { callUrl } from './call-url';
import { parseResponse, parseDownload, type DownloadResult } from './parse-response';

export type CallResult<K extends CallName> =
  | { readonly ok: true; readonly data: CallResponse<K>; readonly status: number }
  | { readonly ok: false; readonly error: CallError };

export interface CallOptions {
  /** Ends the call; the result is then a `cancelled` error. */
  readonly signal?: AbortSignal | undefined;
  /** For work that takes the server long: 60 s instead of 30 s (TMO-02, TMO-03). */
  readonly isLongRunning?: boolean;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

export interface ParkClient {
  call<K extends CallName>(name: K, ...input: CallArguments<K>): Promise<CallResult<K>>;
  /** The answer that came with the page for this GET, if there is one that nobody has taken yet. */
  takePreloadedResponse<K extends CallName>(name: K, input: CallInput<K>): CallResponse<K> | undefined;
  /** The answer of a GET as a file, for calls that answer CSV and the like; with the time-out of long-running calls. */
  download<K extends CallName>(name: K, input: CallInput<K>, accept: string): Promise<DownloadResult>;
  /** Address of a call, for links and images. */
  url<K extends CallName>(name: K, input: CallInput<K>): string;
}

/** The input may be left out when the call takes none. */
export type CallArguments<K extends CallName> =
  Record<string, never> extends CallInput<K>
    ? [input?: CallInput<K>, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions];

/** `call` for code that is generic over calls and has its input already typed. */
export type UntypedCall<K extends CallName> = (
  name: K,
  input?: CallInput<K>,
  options?: CallOptions,
) => Promise<CallResult<K>>;

export interface ClientSettings {
  /** Origin (and path) before `/api`; empty for the page's own origin (AMB-60). */
  readonly apiBase: string;
  readonly language: () => string;
  readonly fetch?: typeof fetch;
  /** Milliseconds. */
  readonly timeoutMs?: number;
  readonly longTimeoutMs?: number;
  /** Answers that came with the page, by address. */
  readonly preloadedResponses?: Readonly<Record<string, unknown>>;
}

export function createClient(settings: ClientSettings): ParkClient {
  const { apiBase, timeoutMs = clientTimeoutMs, longTimeoutMs = longClientTimeoutMs } = settings;
  const preloadedResponses = new Map(Object.entries(settings.preloadedResponses ?? {}));
  const send = settings.fetch ?? ((...parameters: Parameters<typeof fetch>) => fetch(...parameters));

  async function call<K extends CallName>(name: K, ...[input, options = {}]: CallArguments<K>): Promise<CallResult<K>> {
    const { method, url } = callUrl(name, input ?? {}, apiBase);
    const expired = AbortSignal.timeout(options.isLongRunning ? longTimeoutMs : timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, expired]) : expired;
    const body = (input as { body?: unknown } | undefined)?.body;
    const isFile = typeof FormData !== 'undefined' && body instanceof FormData;
    try {
      const response = await send(url, {
        method,
        credentials: 'include',
        signal,
        ...(options.keepalive ? { keepalive: true } : {}),
        headers: {
          accept: 'application/json, application/problem+json',
          'accept-language': settings.language(),
          ...(body !== undefined && !isFile ? { 'content-type': 'application/json' } : {}),
        },
        ...(body !== undefined ? { body: isFile ? body : JSON.stringify(body) } : {}),
      });
      return await parseResponse<K>(response);
    } catch (cause) {
      const failure = expired.aborted ? 'timeout' : options.signal?.aborted ? 'cancelled' : 'network';
      return { ok: false, error: new CallError({ failure, cause }) };
    }
  }

  async function download<K extends CallName>(name: K, input: CallInput<K>, accept: string): Promise<DownloadResult> {
    const { url } = callUrl(name, input, apiBase);
    const signal = AbortSignal.timeout(longTimeoutMs);
    try {
      return await parseDownload(
        await send(url, {
          credentials: 'include',
          signal,
          headers: { accept: `${accept}, application/problem+json`, 'accept-language': settings.language() },
        }),
      );
    } catch (cause) {
      return { ok: false, error: new CallError({ failure: signal.aborted ? 'timeout' : 'network', cause }) };
    }
  }

  return {
    call,
    download,
    takePreloadedResponse(name, input) {
      const { url } = callUrl(name, input, '');
      const response = preloadedResponses.get(url);
      preloadedResponses.delete(url);
      return response as CallResponse<typeof name> | undefined;
    },
    url: (name, input) => callUrl(name, input, apiBase).url,
  };
}
