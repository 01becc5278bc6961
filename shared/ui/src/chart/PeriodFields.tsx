import { Cluster, DateInput, Field, useTranslate, useUiLanguage, useUiTexts } from '@park/ui';
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
  /** Why the statistics of the period were refused. */
  readonly error?: PeriodError | undefined;
}

interface PeriodError {
  /** Error key by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fieldValues: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** First and last day of statistics; both days are included. */
export function PeriodFields({ period, shown, error }: PeriodFieldsProps) {
  const translate = useTranslate();
  const { fieldErrors } = useUiTexts();
  const reasonOf = (name: 'from' | 'to') => {
    const key = error?.fields[name];
    return key && (translate(key, error?.fieldValues[name]) ?? fieldErrors.invalid);
  };
  const language = useUiLanguage();
  return (
    <Cluster gap={4} align="start" className={styles.fields} data-print="hide">
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={labels[language === 'fr' ? 'fr' : 'en'][name]} error={reasonOf(name)}>
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
