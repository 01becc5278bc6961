/**
 * The only client of the api (CALL-01, AMB-61): credentials, language, time-outs and errors are handled here. Calls return
 * a result and never throw.
 */
import type { CallInput, CallName, CallResponse } from '@park/contract';
import { clientTimeoutMs, longClientTimeoutMs } from '@park/domain';
import { CallError } from '../errors/call-error';
import { AttemptKeys, describeForm } from './attempt-keys';
import { callUrl } from './call-url';
import type { CallResult, DownloadResult } from './call-result';
import { callErrorOf, parseDownload, parseResponse, type ProblemBody } from './parse-response';

export interface CallOptions {
  /** Cancels the call; the result is then a `cancelled` error. */
  readonly signal?: AbortSignal | undefined;
  /** Uses the time-out of 60 s instead of 30 s (TMO-02, TMO-03). */
  readonly isLongRunning?: boolean;
  /** Lets the request complete after the page is left. */
  readonly keepalive?: boolean;
}

export interface ParkClient {
  call<K extends CallName>(name: K, ...input: CallArguments<K>): Promise<CallResult<K>>;
  /** The response that the page carries for this GET; undefined if there is none or it was taken before. */
  takePreloadedResponse<K extends CallName>(name: K, input: CallInput<K>): CallResponse<K> | undefined;
  /** The refusal that the page carries for this GET, such as 404; undefined as for a response. */
  takePreloadedError?<K extends CallName>(name: K, input: CallInput<K>): CallError | undefined;
  /** The response of a GET as a file, such as CSV, with the time-out of long-running calls. */
  download<K extends CallName>(name: K, input: CallInput<K>, accept: string): Promise<DownloadResult>;
  /** The address of a call, for links and images. */
  url<K extends CallName>(name: K, input: CallInput<K>): string;
}

/** What the shell has of the client besides. */
export interface ShellClient extends ParkClient {
  /** Forgets what the page carries and nobody has taken; it belongs to the person before. */
  dropPreloaded(): void;
}

/** The input may be left out when the call accepts none. */
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
  /** `clientTimeoutMs` by default. */
  readonly timeoutMs?: number;
  /** `longClientTimeoutMs` by default. */
  readonly longTimeoutMs?: number;
  /** Responses that the page carries, by address. */
  readonly preloadedResponses?: Readonly<Record<string, unknown>>;
  /** Refusals that the page carries, by address. */
  readonly preloadedProblems?: Readonly<Record<string, PreloadedProblem>>;
}

/** The answer of the api to a call that it refused. */
export interface PreloadedProblem {
  readonly status: number;
  readonly body: ProblemBody;
}

/** Answers after which the same command may still be running, or has not been looked at. */
const openStatuses = new Set([408, 425, 429]);

/** Whether a command is over. Until then a further try has the same key, so that nothing is created twice. */
function isFinal(status: number, result: CallResult<CallName>): boolean {
  if (status >= 500 || openStatuses.has(status)) return false;
  return result.ok || (result.error.failure === 'problem' && result.error.key !== 'errors.requestRunning');
}

/**
 * The client that the shell hands to all areas: typed calls with language, time-outs and one key for each attempt of a
 * command.
 */
export function createClient(settings: ClientSettings): ShellClient {
  const { apiBase, timeoutMs = clientTimeoutMs, longTimeoutMs = longClientTimeoutMs } = settings;
  const preloadedResponses = new Map(Object.entries(settings.preloadedResponses ?? {}));
  const preloadedProblems = new Map(Object.entries(settings.preloadedProblems ?? {}));
  const attemptKeys = new AttemptKeys();
  const send = settings.fetch ?? ((...parameters: Parameters<typeof fetch>) => fetch(...parameters));

  async function call<K extends CallName>(name: K, ...[input, options = {}]: CallArguments<K>): Promise<CallResult<K>> {
    const { method, url } = callUrl(name, input ?? {}, apiBase);
    const expired = AbortSignal.timeout(options.isLongRunning ? longTimeoutMs : timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, expired]) : expired;
    const body = (input as { body?: unknown } | undefined)?.body;
    const isFile = typeof FormData !== 'undefined' && body instanceof FormData;
    const content = isFile ? describeForm(body) : JSON.stringify(body);
    const attempt = method === 'POST' && body !== undefined ? `${url}\n${content}` : null;
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
          ...(attempt === null ? {} : { 'idempotency-key': attemptKeys.keyOf(attempt) }),
        },
        ...(body !== undefined ? { body: isFile ? body : content } : {}),
      });
      const result = await parseResponse<K>(response);
      if (attempt !== null && isFinal(response.status, result)) attemptKeys.end(attempt);
      return result;
    } catch (cause) {
      const failure = expired.aborted ? 'timeout' : options.signal?.aborted ? 'cancelled' : 'network';
      if (attempt !== null && failure === 'cancelled') attemptKeys.end(attempt);
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
    takePreloadedError(name, input) {
      const { url } = callUrl(name, input, '');
      const problem = preloadedProblems.get(url);
      preloadedProblems.delete(url);
      return problem && callErrorOf(problem.status, problem.body);
    },
    dropPreloaded() {
      preloadedResponses.clear();
      preloadedProblems.clear();
    },
    url: (name, input) => callUrl(name, input, apiBase).url,
  };
}
