import { useEffect, useId } from 'react';
import { useServices } from '../services/services';

/**
 * Reports to the shell that the calling component has input that would be lost. Meanwhile the page asks before it is left
 * and is not replaced by a newer version. `Form` of @park/ui/form does this by itself.
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
