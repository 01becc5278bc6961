import { useId, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { FieldError } from '../fields/Field';
import { TextInput, type TextInputProps } from '../fields/inputs';
import { useTypedValue } from '../fields/use-typed-value';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './TimeInput.module.css';
import { timeAfter, timeFromText } from './typed-time';

export interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'step'> {
  /** HH:MM, or '' for none. */
  value: string;
  /** `target.value`: HH:MM, or '' while the text is not a time. */
  onChange: (event: { target: { value: string } }) => void;
  /** Minutes that an arrow key adds or subtracts. Default: 15. */
  stepMinutes?: number;
  /** Passes on text that is not a time, for a form whose schema refuses it. */
  keepsText?: boolean;
}

/** A time of day on the 24-hour clock in every language: the browser's own field shows the device's way. */
export function TimeInput({
  value,
  onChange,
  stepMinutes = 15,
  keepsText = false,
  className,
  onBlur,
  onKeyDown,
  id: given,
  ...rest
}: TimeInputProps) {
  const texts = useUiTexts();
  const made = useId();
  const id = given ?? made;
  const typed = useTypedValue({ value, onChange, parse: timeFromText, keepsText });
  const { isUnclear } = typed;
  return (
    <span className={styles.time}>
      <TextInput
        placeholder={texts.timePattern}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        {...rest}
        id={id}
        aria-invalid={isUnclear || rest['aria-invalid']}
        aria-describedby={classNames(isUnclear && `${id}-unclear-error`, rest['aria-describedby']) || undefined}
        className={className}
        value={typed.text ?? value}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          typed.finish();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (direction && !rest.readOnly) {
            event.preventDefault();
            typed.choose(timeAfter(timeFromText(value) ?? '', direction * stepMinutes));
          } else if (event.key === 'Enter') typed.finish();
          onKeyDown?.(event);
        }}
      />
      {isUnclear && <FieldError id={`${id}-unclear`} error={texts.timeUnclear} />}
    </span>
  );
}
