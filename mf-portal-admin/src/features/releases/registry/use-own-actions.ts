import { useMemo, useRef } from 'react';

/** The areas whose next change was made on this page, which needs no announcement. */
export interface OwnActions {
  /** Call before the action is sent. */
  readonly expect: (remote: string) => void;
  /** Call when the action was refused or its change has arrived. @returns whether a change was expected */
  readonly settle: (remote: string) => boolean;
}

export function useOwnActions(): OwnActions {
  const own = useRef(new Set<string>());
  return useMemo(
    () => ({ expect: (remote) => void own.current.add(remote), settle: (remote) => own.current.delete(remote) }),
    [],
  );
}
