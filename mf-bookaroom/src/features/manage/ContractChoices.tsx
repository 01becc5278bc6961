import { Checkbox, FieldHelp } from '@park/ui';
import { useId } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';

export interface ContractChoicesProps {
  readonly contracts: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function ContractChoices({ contracts, chosen, onChange }: ContractChoicesProps) {
  const { t } = useRoomTexts();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>{t('manage.form.contracts')}</legend>
      <FieldHelp id={id} help={t('manage.form.contractsHelp')} />
      {contracts.map((contract) => (
        <Checkbox
          key={contract.id}
          label={contract.name}
          checked={chosen.includes(contract.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, contract.id] : chosen.filter((other) => other !== contract.id))
          }
        />
      ))}
    </fieldset>
  );
}
