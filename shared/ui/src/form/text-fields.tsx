/** Text fields, connected to the surrounding Form by `name` (a path such as `address.city`). */
import {
  DateInput,
  Field,
  IconButton,
  TextArea,
  TextInput,
  TimeInput,
  useUiTexts,
  type ControlProps,
  type DateInputProps,
  type TextAreaProps,
  type TextInputProps,
  type TimeInputProps,
} from '@park/ui';
import { EyeIcon, EyeOffIcon } from '@park/ui/icons';
import { useState, type ReactNode } from 'react';
import { useController, type RefCallBack, type RegisterOptions } from 'react-hook-form';
import styles from './Form.module.css';
import { useFormField } from './form-fields';

export interface FormFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** Shows "(optional)"; all other fields are required. Only the schema validates it. */
  optional?: boolean;
}

type ConnectedControlProps = ControlProps & { 'aria-required': boolean; name: string };

function ConnectedField({
  name,
  label,
  help,
  optional,
  options,
  children,
}: FormFieldProps & {
  options?: RegisterOptions;
  children: (wired: ConnectedControlProps & ReturnType<ReturnType<typeof useFormField>['register']>) => ReactNode;
}) {
  const { id, error, register } = useFormField(name, label);
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      {(control) => children({ ...control, 'aria-required': !optional, ...register(name, options) })}
    </Field>
  );
}

type Of<Props> = Omit<Props, 'name' | 'ref' | 'value' | 'defaultValue' | 'onBlur'>;

export type TextFieldProps = FormFieldProps &
  Of<Omit<TextInputProps, 'type'>> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search';
    /** The value in the HTML of the page, where the form has it before scripts run. */
    defaultValue?: string | undefined;
  };

/** A line of text in the surrounding `Form`. */
export const TextField = ({ name, label, help, optional, ...rest }: TextFieldProps) => (
  <ConnectedField name={name} label={label} help={help} optional={optional}>
    {(wired) => <TextInput {...rest} {...wired} />}
  </ConnectedField>
);

/** Several lines of text in the surrounding `Form`. */
export const TextAreaField = ({ name, label, help, optional, ...rest }: FormFieldProps & Of<TextAreaProps>) => (
  <ConnectedField name={name} label={label} help={help} optional={optional}>
    {(wired) => <TextArea {...rest} {...wired} />}
  </ConnectedField>
);

interface ControlledProps extends ConnectedControlProps {
  ref: RefCallBack;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  keepsText: true;
}

/** For inputs that turn what is typed into a value of their own. */
function ControlledField({
  name,
  label,
  help,
  optional,
  children,
}: FormFieldProps & { children: (wired: ControlledProps) => ReactNode }) {
  const { id, error, control } = useFormField(name, label);
  const { field } = useController({ name, control });
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      {(wired) =>
        children({
          ...wired,
          'aria-required': !optional,
          name,
          ref: field.ref,
          value: String(field.value ?? ''),
          onChange: ({ target }) => field.onChange(target.value),
          onBlur: field.onBlur,
          keepsText: true,
        })
      }
    </Field>
  );
}

type OfControlled<Props> = Omit<Props, 'name' | 'ref' | 'value' | 'onChange' | 'onBlur' | 'keepsText'>;

/** Value: YYYY-MM-DD, or the text that is not a day, which the schema refuses. */
export const DateField = ({ name, label, help, optional, ...rest }: FormFieldProps & OfControlled<DateInputProps>) => (
  <ControlledField name={name} label={label} help={help} optional={optional}>
    {(wired) => <DateInput {...rest} {...wired} />}
  </ControlledField>
);

/** Value: HH:MM, or the text that is not a time, which the schema refuses. */
export const TimeField = ({ name, label, help, optional, ...rest }: FormFieldProps & OfControlled<TimeInputProps>) => (
  <ControlledField name={name} label={label} help={help} optional={optional}>
    {(wired) => <TimeInput {...rest} {...wired} />}
  </ControlledField>
);

/** Digits, in groups of three if they are separated: 1000, 1,000, 1’000, 1 000. */
const wholeNumber = /^[+-]?(\d+|\d{1,3}([ \u00a0\u202f'’,.])\d{3}(\2\d{3})*)$/;

/** Returns undefined for an empty text and NaN for anything that is not a whole number. */
function parseWholeNumber(typed: unknown): number | undefined {
  const text = String(typed ?? '').trim();
  if (text === '') return undefined;
  return wholeNumber.test(text) ? Number(text.replace(/[^\d+-]/g, '')) : NaN;
}

export interface NumberFieldProps extends FormFieldProps, Of<Omit<TextInputProps, 'type'>> {}

/**
 * Value: whole number, or NaN for another text, which the schema refuses. A text field with a numeric keyboard, because the native number field changes its value on scrolling.
 */
export const NumberField = ({ name, label, help, optional, ...rest }: NumberFieldProps) => (
  <ConnectedField name={name} label={label} help={help} optional={optional} options={{ setValueAs: parseWholeNumber }}>
    {(wired) => <TextInput {...rest} {...wired} inputMode="numeric" autoComplete="off" />}
  </ConnectedField>
);

export interface PasswordFieldProps extends FormFieldProps {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password in the surrounding `Form`, with a button that shows it. */
export function PasswordField({ name, label, help, optional, autoComplete }: PasswordFieldProps) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  return (
    <ConnectedField name={name} label={label} help={help} optional={optional}>
      {(wired) => (
        <span className={styles.password}>
          <TextInput
            {...wired}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
          />
          <IconButton
            className={styles.reveal}
            label={shown ? texts.hidePassword : texts.showPassword}
            data-scripts="needed"
            icon={shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </ConnectedField>
  );
}
