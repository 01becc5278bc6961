/** Choices that are stored on this device, such as cards or table. */
import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * A choice in `localStorage`.
 * @returns the stored choice, or `fallback` if it is unknown or storage is unavailable, and a function that stores another.
 */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChoice] = useState<Choice | null>(null);
  const [readOnce] = useState(() => createReader(name));
  // What this device stores is unknown to the server: the first draw of a page that comes drawn is without it.
  const stored = useSyncExternalStore(neverChanges, readOnce, () => null);
  const choice = chosen ?? choices.find((candidate) => candidate === stored) ?? fallback;
  const choose = useCallback(
    (next: Choice) => {
      setChoice(next);
      try {
        localStorage.setItem(name, next);
      } catch {
        // Private windows may forbid storage; the choice then lasts until the page is left.
      }
    },
    [name],
  );
  return [choice, choose];
}

const neverChanges = () => () => {};

/** Returns the text as it was when it was first asked for; a choice of another tab changes nothing here. */
function createReader(name: string): () => string | null {
  let stored: string | null | undefined;
  return () => (stored === undefined ? (stored = read(name)) : stored);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
