import type { CallResponse } from '@park/contract';
import { Button, Checkbox, Cluster, Field, Select } from '@park/ui';
import { XIcon } from '@park/ui/icons';
import { FieldGroup } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';

export interface Exempt {
  readonly allowedRoles: readonly number[];
  readonly allowedCompanyIds: readonly string[];
}

interface ExemptionsProps {
  readonly choices: Pick<CallResponse<'GET /api/rooms/managed'>, 'roles' | 'companies'>;
  readonly input: Exempt;
  readonly onChange: (change: Partial<Exempt>) => void;
}

/** Roles and companies that a closure does not concern. */
export function Exemptions({ choices, input, onChange }: ExemptionsProps) {
  const { t } = useRoomTexts();
  const { allowedRoles, allowedCompanyIds } = input;
  const chosen = choices.companies.filter(({ id }) => allowedCompanyIds.includes(id));
  const others = choices.companies.filter(({ id }) => !allowedCompanyIds.includes(id));
  return (
    <>
      <FieldGroup legend={t('closures.form.roles')}>
        {choices.roles.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={allowedRoles.includes(id)}
            onChange={({ target }) =>
              onChange({
                allowedRoles: target.checked ? [...allowedRoles, id] : allowedRoles.filter((one) => one !== id),
              })
            }
          />
        ))}
      </FieldGroup>
      <Field label={t('closures.form.companies')} optional>
        {(control) => (
          <Select
            {...control}
            value=""
            options={[
              { value: '', label: t('closures.form.noCompany') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) =>
              target.value && onChange({ allowedCompanyIds: [...allowedCompanyIds, target.value] })
            }
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <Cluster gap={2} role="group" aria-label={t('closures.form.companies')}>
          {chosen.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              icon={<XIcon size={16} />}
              aria-label={t('closures.form.removeCompany', { company: name })}
              onClick={() => onChange({ allowedCompanyIds: allowedCompanyIds.filter((one) => one !== id) })}
            >
              {name}
            </Button>
          ))}
        </Cluster>
      )}
    </>
  );
}
