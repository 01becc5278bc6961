import { useEffect, useState } from 'react';

/** The value once it has stood still. An empty text counts at once: emptying is a decision, not a word half typed. */
export function usePause(text: string, milliseconds: number): string {
  const [still, setStill] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return text === '' ? '' : still;
}
