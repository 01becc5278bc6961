import { useTexts } from '@park/platform';
import { controlId } from './publication-faults';
import type { Publication } from './use-publication';

/**
 * Returns what a field needs from the check of its value: an id, to which the summary links, and what is wrong with it.
 * @param parent path of the fields' parent, such as `registration`; empty for fields of the record itself
 */
export function useCheckedField({ faults }: Publication, parent = '') {
  const { t } = useTexts();
  return (key: string): { id: string; error: string | undefined } => {
    const path = parent === '' ? key : `${parent}.${key}`;
    const fault = faults[path];
    return { id: controlId(path), error: fault && t(fault.key, fault.values) };
  };
}
