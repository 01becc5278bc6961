import { createContext, useContext, useEffect, useId } from 'react';

/** Called when a form starts or stops having unsaved input, with the id of the form. */
export type UnsavedInputListener = (formId: string, hasUnsavedInput: boolean) => void;

const UnsavedInputContext = createContext<UnsavedInputListener>(() => undefined);

/**
 * The shell listens here: while there is unsaved input it neither swaps a remote's version nor leaves the page
 * unasked.
 */
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
