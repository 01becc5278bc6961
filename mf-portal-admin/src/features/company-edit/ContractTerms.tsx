import { Cluster, DateInput, Field, TextInput } from '@park/ui';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';

export interface Terms {
  /** Hours of rooms per month as typed; empty: no limit. */
  readonly hours: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** Hours with a decimal point or comma; 0 for an empty text, null if it is no number. */
export function parseHours(text: string): number | null {
  const hours = Number(text.trim().replace(',', '.'));
  return Number.isFinite(hours) && hours >= 0 ? hours : null;
}

interface ContractTermsProps {
  readonly contract: string;
  readonly terms: Terms;
  /** Shows what is wrong. */
  readonly isChecked: boolean;
  readonly onChange: (terms: Terms) => void;
}

/** Hours, first and last day of one contract. */
export function ContractTerms({ contract, terms, isChecked, onChange }: ContractTermsProps) {
  const { t } = usePortalTexts();
  const id = useId();
  return (
    <div className={styles.terms}>
      <Field
        id={id}
        label={t('people.companyEdit.admin.minutes', { contract })}
        help={t('people.companyEdit.admin.minutesHelp')}
        error={isChecked && parseHours(terms.hours) === null && t('people.companyEdit.admin.minutesInvalid')}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            value={terms.hours}
            onChange={(event) => onChange({ ...terms, hours: event.target.value })}
          />
        )}
      </Field>
      <Cluster gap={4} align="start">
        {(['firstDay', 'lastDay'] as const).map((end) => (
          <Field key={end} label={t(`people.companyEdit.admin.${end}Of`, { contract })} optional>
            {(control) => (
              <DateInput
                {...control}
                value={terms[end] ?? ''}
                onChange={({ target }) => onChange({ ...terms, [end]: target.value || null })}
              />
            )}
          </Field>
        ))}
      </Cluster>
    </div>
  );
}
