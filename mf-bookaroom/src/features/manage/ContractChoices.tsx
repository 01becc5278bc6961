import { Checkbox } from '@park/ui';
import { FieldGroup } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';

export interface ContractChoicesProps {
  readonly contracts: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function ContractChoices({ contracts, chosen, onChange }: ContractChoicesProps) {
  const { t } = useRoomTexts();
  return (
    <FieldGroup legend={t('manage.form.contracts')} help={t('manage.form.contractsHelp')}>
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
    </FieldGroup>
  );
}
