import { dayMs } from '@park/platform';
import { Field, TextInput } from '@park/ui';
import { FieldGroup } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';
import { formatHours, parseHours, type OpenPart } from './opening-hours';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** A Monday; the names of weekdays come from the days after it. */
const monday = Date.UTC(2026, 0, 5, 12);

export type HoursTexts = Readonly<Record<string, string>>;

export const writeHours = (hours: Readonly<Record<string, readonly OpenPart[]>>): HoursTexts =>
  Object.fromEntries(weekdays.map((day) => [day, formatHours(hours[day])]));

/** Null if one of the texts is not a list of times. */
export function readHours(texts: HoursTexts): Record<string, OpenPart[]> | null {
  const result: Record<string, OpenPart[]> = {};
  for (const day of weekdays) {
    const parts = parseHours(texts[day] ?? '');
    if (parts === null) return null;
    if (parts.length > 0) result[day] = parts;
  }
  return result;
}

export interface HoursFieldsProps {
  readonly hours: HoursTexts;
  readonly hasError: boolean;
  readonly onChange: (hours: HoursTexts) => void;
}

/** One text per weekday. */
export function HoursFields({ hours, hasError, onChange }: HoursFieldsProps) {
  const { t, language } = useRoomTexts();
  const nameOf = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CH' : 'en-GB', { weekday: 'long', timeZone: 'UTC' });
  return (
    <FieldGroup legend={t('manage.form.hours')} help={t('manage.form.hoursHelp')}>
      <div className={styles.hours}>
        {weekdays.map((day, index) => (
          <Field
            key={day}
            label={nameOf.format(new Date(monday + index * dayMs))}
            error={hasError && parseHours(hours[day] ?? '') === null ? t('manage.form.hoursInvalid') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={hours[day] ?? ''}
                onChange={({ target }) => onChange({ ...hours, [day]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}
