/** Choices that are stored on this device, such as cards or table. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';

/**
 * A choice in `localStorage`, and in a cookie for the server, which renders the first screen with it.
 * @returns the stored choice, or `fallback` if it is unknown or storage is unavailable, and a function that stores another.
 */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChoice] = useState<Choice | null>(null);
  const { choices: kept } = useServices();
  const drawn = kept?.drawn[name] ?? null;
  const [readOnce] = useState(() => createReader(name));
  // A page that comes rendered continues from what the server knew.
  const stored = useSyncExternalStore(
    neverChanges,
    () => readOnce() ?? drawn,
    () => drawn,
  );
  useEffect(() => {
    // Stored before the server was told of choices, or where its cookie is gone.
    if (stored !== null && stored !== drawn) kept?.keep(name, stored);
  }, [kept, name, stored, drawn]);
  const choice = chosen ?? choices.find((candidate) => candidate === stored) ?? fallback;
  const choose = useCallback(
    (next: Choice) => {
      setChoice(next);
      kept?.keep(name, next);
      try {
        localStorage.setItem(name, next);
      } catch {
        // Private windows may forbid storage; the choice then lasts until the page is left.
      }
    },
    [kept, name],
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
