/** A setting that shows what was chosen before the server has stored it. */
import { useRef, useState } from 'react';
import type { CallError } from '../errors/call-error';

export interface OptimisticValue<Value> {
  /** What was chosen last, else the stored value. */
  readonly shown: Value;
  readonly change: (next: Value) => Promise<void>;
  /** Why the last change was not stored. */
  readonly error: CallError | undefined;
}

type Saved = { readonly ok: true } | { readonly ok: false; readonly error: CallError };

/**
 * Shows a new value at once and stores it. One save runs at a time: of the values chosen meanwhile, the last one follows.
 * After a failure the stored value is shown again.
 * @param stored the value that the server has.
 * @param save stores a value and reads the stored one again: a command with `refreshes`.
 */
export function useOptimisticValue<Value>(
  stored: Value,
  save: (next: Value) => Promise<Saved>,
): OptimisticValue<Value> {
  const [chosen, setChosen] = useState<{ readonly value: Value }>();
  const [error, setError] = useState<CallError>();
  const waiting = useRef<{ readonly value: Value }>(undefined);
  const isSaving = useRef(false);

  async function change(next: Value): Promise<void> {
    waiting.current = { value: next };
    setChosen(waiting.current);
    setError(undefined);
    if (isSaving.current) return;
    isSaving.current = true;
    let result: Saved = { ok: true };
    while (waiting.current) {
      const { value }: { readonly value: Value } = waiting.current;
      waiting.current = undefined;
      result = await save(value);
      // A query tells its readers of new data one task after it has them; until then the older value would show.
      if (result.ok) await new Promise((resolve) => setTimeout(resolve));
    }
    isSaving.current = false;
    setChosen(undefined);
    if (!result.ok) setError(result.error);
  }

  return { shown: chosen ? chosen.value : stored, change, error };
}
