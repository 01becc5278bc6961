/** Styled native controls without label and error; Field adds those. */
import { ChevronDownIcon } from '@park/ui/icons';
import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './fields.module.css';

interface Sized {
  /** small: in a filter bar. */
  controlSize?: 'normal' | 'small';
}

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement>, Sized {
  ref?: Ref<HTMLInputElement>;
}

/** A native input of one line. Inside a form: `TextField`. */
export const TextInput = ({ controlSize, className, type = 'text', ...rest }: TextInputProps) => (
  <input
    {...rest}
    type={type}
    className={classNames(styles.control, controlSize === 'small' && styles.small, className)}
  />
);

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its content where the browser supports it. */
export const TextArea = ({ className, rows = 4, ...rest }: TextAreaProps) => (
  <textarea {...rest} rows={rows} className={classNames(styles.control, className)} />
);

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, Sized {
  options: readonly Option[];
  /** First option, with an empty value, for example "All buildings". `true` shows "Choose". */
  placeholder?: string | true;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select. Inside a form: `SelectField`. */
export function Select({ options, placeholder, controlSize, className, ...rest }: SelectProps) {
  const texts = useUiTexts();
  return (
    <span className={styles.select}>
      <select {...rest} className={classNames(styles.control, controlSize === 'small' && styles.small, className)}>
        {placeholder && <option value="">{placeholder === true ? texts.choose : placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
