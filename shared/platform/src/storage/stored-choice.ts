/** Choices that are stored on this device, such as cards or table. */
import { useCallback, useState } from 'react';

/**
 * A choice in `localStorage`.
 * @returns the stored choice, or `fallback` if it is unknown or storage is unavailable, and a function that stores another.
 */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(() => {
    try {
      const stored = localStorage.getItem(name);
      return choices.find((candidate) => candidate === stored) ?? fallback;
    } catch {
      return fallback;
    }
  });
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
