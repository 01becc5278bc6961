import { Button, Checkbox, Cluster, Field, Select } from '@park/ui';
import { XIcon } from '@park/ui/icons';
import { useWatch } from '@park/ui/form';
import { FieldGroup } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { ClosureFieldsProps } from './closure-values';

/** Roles and companies that a closure does not concern. */
export function Exemptions({ form, choices }: Pick<ClosureFieldsProps, 'form' | 'choices'>) {
  const { t } = useRoomTexts();
  const { control, setValue } = form;
  const [allowedRoles, allowedCompanyIds] = useWatch({ control, name: ['allowedRoles', 'allowedCompanyIds'] });
  const setRoles = (ids: number[]) => setValue('allowedRoles', ids, { shouldDirty: true });
  const setCompanies = (ids: string[]) => setValue('allowedCompanyIds', ids, { shouldDirty: true });
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
              setRoles(target.checked ? [...allowedRoles, id] : allowedRoles.filter((one) => one !== id))
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
            onChange={({ target }) => target.value && setCompanies([...allowedCompanyIds, target.value])}
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
              onClick={() => setCompanies(allowedCompanyIds.filter((one) => one !== id))}
            >
              {name}
            </Button>
          ))}
        </Cluster>
      )}
    </>
  );
}
