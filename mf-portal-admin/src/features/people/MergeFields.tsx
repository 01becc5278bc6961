import { usePermission } from '@park/platform';
import type { ParkForm } from '@park/ui/form';
import { MergedFields } from '../../shared/MergedFields';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useCompanyOptions } from './CompanyFilter';
import type { PersonValues } from './person-values';
import { useRoleLabel } from './use-role-label';

interface MergeFieldsProps {
  readonly form: ParkForm<PersonValues>;
  /** What both sides started from. */
  readonly original: PersonValues;
  readonly theirs: PersonValues;
}

const labels = {
  firstName: 'people.form.firstName',
  lastName: 'people.form.lastName',
  email: 'people.form.email',
  role: 'people.form.role',
  phone: 'people.form.phone',
  birthDate: 'people.form.birthDate',
  contractIds: 'people.form.contracts',
  companyId: 'people.company',
} as const;
const names = Object.keys(labels) as (keyof PersonValues)[];

/** For each field that somebody else saved meanwhile: one's own text or the other one. */
export function MergeFields({ form, original, theirs }: MergeFieldsProps) {
  const { t } = usePortalTexts();
  const role = useRoleLabel();
  const contracts = useCatalogLabel('contracts');
  const companies = useCompanyOptions(usePermission('Collaborator_ManageCompanyList'));
  const show = (name: keyof PersonValues, value: string | string[]): string => {
    if (value.length === 0) return '';
    if (Array.isArray(value)) return value.map((contract) => contracts.label(contract) ?? contract).join(', ');
    if (name === 'companyId') return companies.find((company) => company.value === value)?.label ?? value;
    return name === 'role' ? role(Number(value)) : value;
  };
  const sides = { original, mine: form.getValues(), theirs };
  return (
    <MergedFields
      names={names}
      valueOf={(side, name) => sides[side][name]}
      legendOf={(name) => t(labels[name])}
      show={show}
      onChoose={(name, value) => form.setValue(name, value, { shouldDirty: true })}
    />
  );
}
