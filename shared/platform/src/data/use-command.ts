/** Changing something: it runs once at a time, answers a result, and refreshes what it changed. */
import type { CallInput, CallName } from '@park/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallArguments, CallOptions, CallResult, UntypedCall } from '../client/client';
import { CallError } from '../errors/call-error';
import { useServices } from '../services';

export type CommandName = Exclude<CallName, `GET ${string}`>;

export interface Command<K extends CommandName> {
  /** Answers a result and never throws. A second run while one is under way is refused as `cancelled`. */
  readonly run: (...input: CallArguments<K>) => Promise<CallResult<K>>;
  readonly isRunning: boolean;
}

/** `refreshes`: beginnings of readings (`GET /api/parking`) that are read again after success. */
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
