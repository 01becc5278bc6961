/**
 * The date picker is heavy and comes after the first screen; until then, and when it does not come, the browser's own
 * field does the same.
 */
import { useReport } from '@park/platform';
import type { DatePickerProps } from '@park/ui/date-picker';
import { useEffect, useState, type ComponentType, type RefObject } from 'react';

type Picker = ComponentType<DatePickerProps>;

let loaded: Picker | undefined;

/** @param frame where the field stands: it is not exchanged under somebody's fingers. */
export function useDatePicker(frame: RefObject<HTMLElement | null>): Picker | undefined {
  const report = useReport();
  const [picker, setPicker] = useState(() => loaded && { Picker: loaded });

  useEffect(() => {
    if (picker) return undefined;
    let stop = () => {};
    let isGone = false;
    import('@park/ui/date-picker').then(
      (module) => {
        loaded = module.DatePicker;
        if (!isGone) stop = whenFocusIsElsewhere(frame.current, () => setPicker({ Picker: module.DatePicker }));
      },
      (error: unknown) => report.log('warn', 'The date picker did not load', { reason: String(error) }),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [picker, frame, report]);

  return picker?.Picker;
}

function whenFocusIsElsewhere(frame: HTMLElement | null, run: () => void): () => void {
  if (!frame?.contains(document.activeElement)) {
    run();
    return () => {};
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && frame.contains(event.relatedTarget)) return;
    frame.removeEventListener('focusout', leave);
    run();
  };
  frame.addEventListener('focusout', leave);
  return () => frame.removeEventListener('focusout', leave);
}
