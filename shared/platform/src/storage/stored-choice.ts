/** A small choice that stays on this device, such as cards or table. Broken or forbidden storage means the default. */
import { useCallback, useState } from 'react';

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
        // Private windows may forbid it; the choice then lasts as long as the page.
      }
    },
    [name],
  );
  return [choice, choose];
}
