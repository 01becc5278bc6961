import { useEffect, useRef } from 'react';

/** Calls `readAgain` whenever the signature changes. */
export function useRefetchOnChange(signature: string, readAgain: () => void): void {
  const last = useRef(signature);
  useEffect(() => {
    if (last.current === signature) return;
    last.current = signature;
    readAgain();
    // `readAgain` is a new function in every render, with the same effect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signature]);
}
