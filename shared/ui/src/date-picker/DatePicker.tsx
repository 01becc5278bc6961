import { buttonClassName, DateInput, Field, useUiTexts, type FieldProps } from '@park/ui';
import { CalendarIcon } from '@park/ui/icons';
import * as Popover from '@radix-ui/react-popover';
import { useRef, useState } from 'react';
import { Calendar, type CalendarProps } from './Calendar';
import styles from './DatePicker.module.css';

export interface DatePickerProps
  extends
    Omit<CalendarProps, 'takesFocus'>,
    Pick<FieldProps, 'label' | 'help' | 'error' | 'optional' | 'hideLabel' | 'id'> {
  name?: string;
}

/** A date that is typed in the browser's date field or selected in a calendar. */
export function DatePicker({
  label,
  help,
  error,
  optional,
  hideLabel,
  id,
  name,
  value,
  onChange,
  min,
  max,
  ...calendar
}: DatePickerProps) {
  const texts = useUiTexts();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <span className={styles.control} ref={frame}>
              <DateInput
                {...control}
                name={name}
                value={value}
                min={min}
                max={max}
                aria-required={!optional}
                onChange={(event) => onChange(event.target.value)}
              />
              <Popover.Trigger
                className={buttonClassName({ iconOnly: true })}
                aria-label={texts.chooseDate}
                title={texts.chooseDate}
              >
                <CalendarIcon size={18} />
              </Popover.Trigger>
            </span>
          </Popover.Anchor>
          {/* Content outside of a modal dialog is inert: the calendar is inside; elsewhere it stays in its landmark. */}
          <Popover.Portal container={frame.current?.closest<HTMLElement>('dialog, main')}>
            <Popover.Content
              className={styles.panel}
              align="start"
              sideOffset={6}
              collisionPadding={8}
              aria-label={texts.chooseDate}
            >
              <Calendar {...calendar} value={value} min={min} max={max} onChange={choose} takesFocus />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
