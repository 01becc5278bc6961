import { createContext, useContext, useEffect, useId } from 'react';

/** Hears of each form whether it holds input that would be lost: `(id of the form, is it so)`. */
export type UnsavedInputListener = (formId: string, hasUnsavedInput: boolean) => void;

const UnsavedInputContext = createContext<UnsavedInputListener>(() => undefined);

/** The shell listens here, so that it neither swaps a remote's version nor leaves the page under someone's typing. */
export const UnsavedInputProvider = UnsavedInputContext.Provider;

/** Reports unsaved input of the calling component. `Form` of @park/ui/form does so by itself. */
export function useUnsavedInput(hasUnsavedInput: boolean): void {
  const report = useContext(UnsavedInputContext);
  const id = useId();
  useEffect(() => {
    if (!hasUnsavedInput) return undefined;
    report(id, true);
    return () => report(id, false);
  }, [hasUnsavedInput, id, report]);
}
