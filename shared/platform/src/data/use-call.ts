/** Queries of a screen. The state is a union, so that the compiler makes every screen handle a failure. */
import type { CallResponse, CallInput, CallName } from '@park/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UntypedCall } from '../client/client';
import type { CallError } from '../errors/call-error';
import { useServices, useStore } from '../services/services';
import { callKey } from './call-key';
import { keepPrevious } from './keep-previous';
import { usePreloadedError } from './use-preloaded-error';
import { usePreloadedResponse } from './use-preloaded-response';

export type QueryName = Extract<CallName, `GET ${string}`>;

export type QueryState<Data> =
  | {
      readonly status: 'pending';
      readonly data: undefined;
      readonly error: undefined;
      readonly refreshError: undefined;
      readonly isRefreshing: boolean;
      readonly retry: () => void;
    }
  | {
      readonly status: 'ready';
      readonly data: Data;
      readonly error: undefined;
      /** Set when the last reload failed: `data` is what an earlier one read. */
      readonly refreshError: CallError | undefined;
      readonly isRefreshing: boolean;
      readonly retry: () => void;
    }
  | {
      readonly status: 'failed';
      readonly data: undefined;
      readonly error: CallError;
      readonly refreshError: undefined;
      readonly isRefreshing: boolean;
      readonly retry: () => void;
    };

export interface QueryOptions {
  /** If false, no request is made and the state stays `pending`. */
  readonly enabled?: boolean;
  /** Keeps the previous response, with `isRefreshing`, while another input loads. */
  readonly keepPrevious?: boolean;
  /** Time between two requests while the page is visible. */
  readonly refetchIntervalMs?: number;
}

/** Runs a query and keeps its state; the response that the page carries is used first. */
export function useCall<K extends QueryName>(
  name: K,
  input: CallInput<K>,
  options: QueryOptions = {},
): QueryState<CallResponse<K>> {
  const { client, texts } = useServices();
  const { language } = useStore(texts);
  const cache = useQueryClient();
  const queryKey = callKey(name, input, language);
  usePreloadedResponse(queryKey, () => client.takePreloadedResponse(name, input));
  const isRefused = usePreloadedError(queryKey, () => client.takePreloadedError?.(name, input));
  const query = useQuery<CallResponse<K>, CallError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const result = await (client.call as UntypedCall<K>)(name, input, { signal });
      if (!result.ok) throw result.error;
      // The cache does not accept undefined, so an empty response (204) is null.
      return (result.data ?? null) as CallResponse<K>;
    },
    enabled: options.enabled ?? true,
    // Asking again at once would show a page that waits first.
    retryOnMount: !isRefused,
    ...(options.keepPrevious ? { placeholderData: keepPrevious(cache) } : {}),
    ...(options.refetchIntervalMs ? { refetchInterval: options.refetchIntervalMs } : {}),
  });
  const reload = { isRefreshing: query.isFetching, retry: () => void query.refetch() };
  if (query.data !== undefined)
    return {
      status: 'ready',
      data: query.data as CallResponse<K>,
      error: undefined,
      refreshError: query.error ?? undefined,
      ...reload,
    };
  if (query.error) return { status: 'failed', data: undefined, error: query.error, refreshError: undefined, ...reload };
  return { status: 'pending', data: undefined, error: undefined, refreshError: undefined, ...reload };
}
