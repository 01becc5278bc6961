import { Cluster, DateInput, Field } from '@park/ui';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';
import styles from './PeriodFields.module.css';
import type { Period } from './use-period';

/** Both days are included. `shown` is the period of the loaded statistics, for days that are not set in the address. */
export function PeriodFields({
  period,
  shown,
}: {
  period: Period;
  shown: { readonly from: string; readonly to: string } | undefined;
}) {
  const { t } = useDirectoryTexts();
  return (
    <Cluster gap={4} align="start" className={styles.fields} data-print="hide">
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`statistics.${name}`)}>
          {(control) => (
            <DateInput
              {...control}
              value={period[name] ?? shown?.[name] ?? ''}
              onChange={({ target }) => period.change(name, target.value)}
            />
          )}
        </Field>
      ))}
    </Cluster>
  );
}
