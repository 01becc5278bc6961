import { useMemo, useRef } from 'react';

/** Areas whose next change is the person's own, of which they hear anyway. */
export interface OwnMoves {
  /** Before it is sent. */
  readonly expect: (remote: string) => void;
  /** It was refused, or its change was seen. @returns whether one was expected */
  readonly settle: (remote: string) => boolean;
}

export function useOwnMoves(): OwnMoves {
  const own = useRef(new Set<string>());
  return useMemo(
    () => ({ expect: (remote) => void own.current.add(remote), settle: (remote) => own.current.delete(remote) }),
    [],
  );
}
