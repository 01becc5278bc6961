/** Commands of a screen: one run at a time, a result instead of an exception, and queries that are read again. */
import type { CallInput, CallName } from '@park/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallResult } from '../client/call-result';
import type { CallArguments, CallOptions, UntypedCall } from '../client/client';
import { CallError } from '../errors/call-error';
import { useServices } from '../services/services';

export type CommandName = Exclude<CallName, `GET ${string}`>;

export interface Command<K extends CommandName> {
  /** Resolves to a result and never throws. A second run during a first one fails as `cancelled`. */
  readonly run: (...input: CallArguments<K>) => Promise<CallResult<K>>;
  readonly isRunning: boolean;
}

/**
 * Prepares a command.
 * @param options.refreshes beginnings of queries, such as `GET /api/parking`, that are read again after a success.
 */
export function useCommand<K extends CommandName>(
  name: K,
  options: { readonly refreshes?: readonly string[] } = {},
): Command<K> {
  const { client } = useServices();
  const cache = useQueryClient();
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const { refreshes = [] } = options;
  const refreshKey = refreshes.join('\n');

  const run = useCallback(
    async (...input: CallArguments<K>): Promise<CallResult<K>> => {
      if (running.current) return { ok: false, error: new CallError({ failure: 'cancelled' }) };
      running.current = true;
      setIsRunning(true);
      try {
        const result = await (client.call as UntypedCall<K>)(name, ...(input as [CallInput<K>?, CallOptions?]));
        if (result.ok && refreshKey) {
          const beginnings = refreshKey.split('\n');
          await cache.invalidateQueries({
            predicate: ({ queryKey }) => beginnings.some((beginning) => String(queryKey[0]).startsWith(beginning)),
          });
        }
        return result;
      } finally {
        running.current = false;
        setIsRunning(false);
      }
    },
    [client, cache, name, refreshKey],
  );
  return { run, isRunning };
}
