import { maxCanaryHours } from '@park/contract/release-forms';
import { Field, TextInput } from '@park/ui';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';

/** Empty, or a whole number of hours that a canary may run at most. */
export function isHours(text: string): boolean {
  const hours = Number(text.trim());
  return text.trim() === '' || (Number.isInteger(hours) && hours >= 1 && hours <= maxCanaryHours);
}

/** After how many hours a canary ends by itself. */
export function HoursField({
  hours,
  onChange,
}: {
  readonly hours: string;
  readonly onChange: (hours: string) => void;
}) {
  const { t } = usePortalTexts();
  return (
    <Field
      label={t('releases.move.canary.hours')}
      help={t('releases.move.canary.hoursHelp', { limit: maxCanaryHours })}
      error={isHours(hours) ? undefined : t('releases.move.canary.hoursWrong', { limit: maxCanaryHours })}
    >
      {(control) => (
        <TextInput
          {...control}
          className={styles.percent}
          inputMode="numeric"
          autoComplete="off"
          value={hours}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
