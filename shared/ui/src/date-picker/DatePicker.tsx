import { DateInput, Field, type CalendarPanelProps, type FieldProps } from '@park/ui';

export interface DatePickerProps
  extends
    Pick<CalendarPanelProps, 'value' | 'onChange' | 'min' | 'max' | 'isDisabled' | 'today'>,
    Pick<FieldProps, 'label' | 'help' | 'error' | 'optional' | 'hideLabel' | 'id'> {
  name?: string;
}

/** A date field with its label, for remotes built before DateInput had a calendar of its own. */
export function DatePicker({ label, help, error, optional, hideLabel, id, onChange, ...input }: DatePickerProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <DateInput
          {...input}
          {...control}
          aria-required={!optional}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
