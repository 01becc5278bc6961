/**
 * The date picker is large and loads after the first screen. Until then, or if it does not load, the browser's own date
 * field is used.
 */
import { useReport } from '@park/platform';
import type { DatePickerProps } from '@park/ui/date-picker';
import { useEffect, useState, type ComponentType, type RefObject } from 'react';

type Picker = ComponentType<DatePickerProps>;

let loaded: Picker | undefined;

/** @param frame contains the field, which is not replaced while it has the focus. */
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
        if (!isGone) stop = onceFocusIsOutside(frame.current, () => setPicker({ Picker: module.DatePicker }));
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

function onceFocusIsOutside(frame: HTMLElement | null, run: () => void): () => void {
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
