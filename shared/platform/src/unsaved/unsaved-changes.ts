import { useEffect, useId } from 'react';
import { useServices } from '../services';

/** Hears of each part of a page whether it holds input that would be lost. */
export interface UnsavedChanges {
  report(id: string, isUnsaved: boolean): void;
}

/**
 * Tells the shell that the calling component holds input that would be lost. While it does, the page asks before it is
 * left, and nothing of it is exchanged for a newer version. `Form` of @park/ui/form does so by itself.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const { unsaved } = useServices();
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    unsaved.report(id, true);
    return () => unsaved.report(id, false);
  }, [isDirty, id, unsaved]);
}
