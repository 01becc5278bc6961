import { useCommand, type CallError } from '@park/platform';
import { useState } from 'react';

export interface EndSessions {
  /** Ids that are being ended. */
  readonly ending: readonly string[];
  readonly error: CallError | undefined;
  /** @returns whether all of them have ended. */
  readonly end: (ids: readonly string[]) => Promise<boolean>;
}

/** Ends sessions one after the other and stops at the first failure; the list is reloaded in any case. */
export function useSignOutSessions(reload: () => void): EndSessions {
  const command = useCommand('DELETE /api/auth/sessions/{id}');
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [error, setError] = useState<CallError>();

  async function endEach(ids: readonly string[]): Promise<CallError | undefined> {
    for (const id of ids) {
      const result = await command.run({ params: { id } });
      // A session that does not exist any more has ended, too.
      if (!result.ok && result.error.status !== 404) return result.error;
    }
    return undefined;
  }

  async function end(ids: readonly string[]): Promise<boolean> {
    if (ending.length > 0) return false;
    setError(undefined);
    setEnding(ids);
    const failure = await endEach(ids);
    setError(failure);
    setEnding([]);
    reload();
    return failure === undefined;
  }

  return { ending, error, end };
}
