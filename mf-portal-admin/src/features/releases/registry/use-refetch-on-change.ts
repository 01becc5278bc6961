import { useEffect, useRef } from 'react';

/** Reads again whenever the signature has become another one. */
export function useReadAgain(signature: string, readAgain: () => void): void {
  const last = useRef(signature);
  useEffect(() => {
    if (last.current === signature) return;
    last.current = signature;
    readAgain();
    // `readAgain` is another function each time and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signature]);
}
