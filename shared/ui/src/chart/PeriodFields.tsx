import { Cluster, DateInput, Field, useUiLanguage } from '@park/ui';
import styles from './PeriodFields.module.css';

const labels = { en: { from: 'From', to: 'To' }, fr: { from: 'Du', to: 'Au' } } as const;

export interface PeriodFieldsProps {
  /** The days of the address; undefined where it has none. */
  readonly period: {
    readonly from: string | undefined;
    readonly to: string | undefined;
    readonly change: (name: 'from' | 'to', day: string) => void;
  };
  /** The period of the loaded statistics, for days that are not set in the address. */
  readonly shown: { readonly from: string; readonly to: string } | undefined;
}

/** First and last day of statistics; both days are included. */
export function PeriodFields({ period, shown }: PeriodFieldsProps) {
  const language = useUiLanguage();
  return (
    <Cluster gap={4} align="start" className={styles.fields} data-print="hide">
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={labels[language === 'fr' ? 'fr' : 'en'][name]}>
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
