import { RadioGroup } from '@park/ui';
import { useId, useState } from 'react';
import { usePortalTexts } from '../texts/use-portal-texts';
import styles from './FieldChoices.module.css';

export interface ConflictingField {
  readonly name: string;
  readonly legend: string;
  readonly mine: string;
  readonly theirs: string;
  /** Only the other person changed it, so that theirs is chosen at first. */
  readonly isTheirsOnly: boolean;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** For each field that somebody else saved meanwhile: one's own text or the other one. */
export function FieldChoices({ fields }: { readonly fields: readonly ConflictingField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FieldChoice key={field.name} field={field} />
      ))}
    </div>
  );
}

function FieldChoice({ field }: { readonly field: ConflictingField }) {
  const { t } = usePortalTexts();
  const id = useId();
  const [side, setSide] = useState<string>(field.isTheirsOnly ? 'theirs' : 'mine');
  const show = (text: string) => text || t('people.conflict.empty');
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={field.legend}
      value={side}
      onChange={(value) => {
        setSide(value);
        field.onChoose(value === 'mine' ? 'mine' : 'theirs');
      }}
      options={[
        { value: 'mine', label: t('people.conflict.yours', { text: show(field.mine) }) },
        { value: 'theirs', label: t('people.conflict.theirs', { text: show(field.theirs) }) },
      ]}
    />
  );
}
