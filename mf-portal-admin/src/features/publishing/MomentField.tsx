import { useConfiguration } from '@park/platform';
import { DateInput, Field, TimeInput, VisuallyHidden } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Publishing.module.css';
import { dayAndTime, instantAt } from '../../shared/zoned-time';

interface MomentFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  /** An instant; empty while it is incomplete. */
  readonly value: string | null;
  readonly optional?: boolean;
  readonly onChange: (value: string) => void;
}

/** A day and a time on the park's clock. */
export function MomentField({ id, label, help, error, value, optional, onChange }: MomentFieldProps) {
  const { t } = usePortalTexts();
  const { parkTimeZone } = useConfiguration();
  const [parts, setParts] = useState(() => dayAndTime(value, parkTimeZone));
  const shown = value ? dayAndTime(value, parkTimeZone) : parts;
  const change = (next: { day: string; time: string }) => {
    setParts(next);
    onChange(instantAt(next.day, next.time, parkTimeZone));
  };
  return (
    <div className={styles.moment}>
      <Field {...(id && { id })} label={label} help={help} error={error} optional={optional}>
        {(control) => (
          <DateInput
            {...control}
            value={shown.day}
            // A day alone means its morning.
            onChange={({ target }) => change({ day: target.value, time: shown.time || '08:00' })}
          />
        )}
      </Field>
      <Field
        label={
          <>
            {t('publishing.time')}
            <VisuallyHidden>, {label}</VisuallyHidden>
          </>
        }
      >
        {(control) => (
          <TimeInput
            {...control}
            value={shown.time}
            onChange={({ target }) => change({ ...shown, time: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
