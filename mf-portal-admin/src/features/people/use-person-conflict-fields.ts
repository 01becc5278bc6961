import { usePermission } from '@park/platform';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useCompanyOptions } from './CompanyFilter';
import { useRoleLabel } from './use-role-label';

/** The fields of a person that two people may have changed, as the question about them shows their values. */
export function usePersonConflictFields() {
  const { t } = usePortalTexts();
  const role = useRoleLabel();
  const contracts = useCatalogLabel('contracts');
  const companies = useCompanyOptions(usePermission('Collaborator_ManageCompanyList'));
  return [
    { name: 'firstName', label: t('people.form.firstName') },
    { name: 'lastName', label: t('people.form.lastName') },
    { name: 'email', label: t('people.form.email') },
    {
      name: 'role',
      label: t('people.form.role'),
      show: (id: unknown) => role(id === '' ? null : Number(id)),
    },
    { name: 'phone', label: t('people.form.phone') },
    { name: 'birthDate', label: t('people.form.birthDate') },
    {
      name: 'contractIds',
      label: t('people.form.contracts'),
      show: (ids: unknown) =>
        Array.isArray(ids) ? ids.map((id) => contracts.label(String(id)) ?? String(id)).join(', ') : '',
    },
    {
      name: 'companyId',
      label: t('people.company'),
      show: (id: unknown) => companies.find(({ value }) => value === id)?.label ?? String(id),
    },
  ] as const;
}
