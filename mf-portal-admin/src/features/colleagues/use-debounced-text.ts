import { useEffect, useState } from 'react';

/** The text after a pause in typing. An empty text is returned at once, so that clearing the search has no delay. */
export function useDebouncedText(text: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === '' ? '' : debounced;
}
