import { useState } from 'react';

/** What was there keeps its place; what came meanwhile stands at the end, and what has gone is left out. */
export function steadyOrder(before: readonly string[], now: readonly string[]): readonly string[] {
  return [...before.filter((key) => now.includes(key)), ...now.filter((key) => !before.includes(key))];
}

/** While somebody works on a list, with pointer or keyboard, nothing in it moves; afterwards it is in its own order again. */
export function useSteadyOrder(keys: readonly string[]): {
  readonly keys: readonly string[];
  readonly hold: () => void;
  readonly letGo: () => void;
} {
  const [held, setHeld] = useState<readonly string[]>();
  return {
    keys: held ? steadyOrder(held, keys) : keys,
    hold: () => setHeld((before) => before ?? keys),
    letGo: () => setHeld(undefined),
  };
}
