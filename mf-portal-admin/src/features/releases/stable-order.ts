import { useState } from 'react';

/** Keeps the previous order, appends new keys and drops removed ones. */
export function stableOrder(before: readonly string[], now: readonly string[]): readonly string[] {
  return [...before.filter((key) => now.includes(key)), ...now.filter((key) => !before.includes(key))];
}

/** Keeps the rows of a list in place between `hold` and `release`, while somebody uses it by pointer or keyboard. */
export function useStableOrder(keys: readonly string[]): {
  readonly keys: readonly string[];
  readonly hold: () => void;
  readonly release: () => void;
} {
  const [held, setHeld] = useState<readonly string[]>();
  return {
    keys: held ? stableOrder(held, keys) : keys,
    hold: () => setHeld((before) => before ?? keys),
    release: () => setHeld(undefined),
  };
}
