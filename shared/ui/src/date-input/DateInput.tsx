import { CalendarIcon } from '@park/ui/icons';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../actions/Button';
import { classNames } from '../class-names';
import { useUiLanguage, useUiTexts } from '../texts/UiTextsProvider';
import { FieldError } from '../fields/Field';
import { TextInput, type TextInputProps } from '../fields/inputs';
import { useTypedValue } from '../fields/use-typed-value';
import { usePanel } from '../panel/use-panel';
import styles from './DateInput.module.css';
import { dayFromText, textOfDay } from './typed-day';

export interface CalendarPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button of the calendar, which gets the focus back. */
  anchor: RefObject<HTMLButtonElement>;
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** First and last selectable day, both included. */
  min?: string;
  max?: string;
  /** Further days that cannot be selected. */
  isDisabled?: (day: string) => boolean;
  /** Today in the park's time zone. Default: the device's. */
  today?: string;
}

export interface DateInputProps
  extends
    Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'>,
    Pick<CalendarPanelProps, 'value' | 'min' | 'max' | 'isDisabled' | 'today'> {
  /** `target.value`: YYYY-MM-DD, or '' while the text is not a day. */
  onChange: (event: { target: { value: string } }) => void;
  /** Passes on text that is not a day, for a form whose schema refuses it. */
  keepsText?: boolean;
}

/**
 * A day, typed or selected in a calendar, in the reader's language: the browser's own field shows the device's. The
 * calendar's code loads on hover or focus of its button.
 */
export function DateInput({
  value,
  onChange,
  min,
  max,
  isDisabled,
  today,
  keepsText = false,
  className,
  controlSize,
  onBlur,
  onKeyDown,
  id: given,
  ...rest
}: DateInputProps) {
  const language = useUiLanguage();
  const texts = useUiTexts();
  const made = useId();
  const id = given ?? made;
  const typed = useTypedValue({ value, onChange, parse: dayFromText, keepsText });
  const { isUnclear } = typed;
  return (
    <>
      <span className={styles.date}>
        <TextInput
          placeholder={texts.datePattern}
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          id={id}
          controlSize={controlSize}
          aria-invalid={isUnclear || rest['aria-invalid']}
          aria-describedby={classNames(isUnclear && `${id}-unclear-error`, rest['aria-describedby']) || undefined}
          className={className}
          value={typed.text ?? textOfDay(value, language)}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            typed.finish();
            onBlur?.(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key === 'Enter') typed.finish();
            onKeyDown?.(event);
          }}
        />
        {!rest.disabled && !rest.readOnly && (
          <CalendarButton
            value={dayFromText(value) ?? ''}
            onChange={typed.choose}
            min={min}
            max={max}
            isDisabled={isDisabled}
            today={today}
          />
        )}
      </span>
      {isUnclear && <FieldError id={`${id}-unclear`} error={texts.dateUnclear} />}
    </>
  );
}

function CalendarButton(panel: Omit<CalendarPanelProps, 'open' | 'onOpenChange' | 'anchor'>) {
  const texts = useUiTexts();
  const { Panel, open, change, preload } = usePanel(async () => (await import('@park/ui/date-picker')).CalendarPanel);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        className={styles.button}
        label={texts.chooseDate}
        icon={<CalendarIcon size={18} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => change(!open)}
      />
      {/* The button is rendered before the panel, so its ref is set. */}
      {Panel && <Panel {...panel} open={open} onOpenChange={change} anchor={button as RefObject<HTMLButtonElement>} />}
    </>
  );
}
