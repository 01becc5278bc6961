import type { PersonDetail } from '@park/contract/people';
import { Role } from '@park/contract/person-roles';
import { useCall, usePermission } from '@park/platform';
import { Notice } from '@park/ui';
import { CheckboxGroupField, SelectField, useWatch } from '@park/ui/form';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { withPresentOption } from '../../shared/with-present-option';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useCompanyOptions } from './CompanyFilter';
import { EffectList } from './DepartureEffects';
import { useRoleLabel } from './use-role-label';

interface PersonProps {
  readonly person: PersonDetail;
}

/** Exactly the roles that may be assigned; the present one stays as an option that cannot be chosen again (AMB-12). */
export function RoleField({ person }: PersonProps) {
  const { t } = usePortalTexts();
  const label = useRoleLabel();
  const chosen = useWatch({ name: 'role' }) as string;
  const { may, role, isSelf } = person;
  const options = may.roles.map((id) => ({ value: String(id), label: label(id) }));
  const present = role === null ? '' : String(role);
  const isAssignable = may.roles.some((id) => id === role);
  const extra = {
    value: present,
    label: isSelf ? label(role) : t('people.form.unassignable', { role: label(role) }),
    // Disabled once another one is chosen; the selected option itself has to stay part of the form's value.
    disabled: chosen !== present,
  };
  const { CompanyAdministrator } = Role;
  const losesRight = Number(chosen) === CompanyAdministrator && role !== CompanyAdministrator && may.roles.length === 3;
  return (
    <SelectField
      name="role"
      label={t('people.form.role')}
      options={isAssignable ? options : [extra, ...options]}
      help={isSelf ? t('people.form.roleOwn') : losesRight ? t('people.form.roleLoses') : undefined}
    />
  );
}

/** For those who manage all companies: moves the person to another one. */
export function CompanyField({ person: { companyId, companyName, isSelf } }: PersonProps) {
  const { t } = usePortalTexts();
  const isOffered = usePermission('Collaborator_ManageCompanyList') && !isSelf;
  const companies = useCompanyOptions(isOffered);
  if (!isOffered) return null;
  return (
    <SelectField
      name="companyId"
      label={t('people.company')}
      options={withPresentOption(companies, companyId, companyName)}
    />
  );
}

/** Ids of the contracts that the chosen company has. */
export function useOfferedContracts(person: PersonDetail, chosenCompany: string): readonly number[] {
  const isMove = chosenCompany !== (person.companyId ?? '');
  const other = useCall('GET /api/invitations/options', { query: { companyId: chosenCompany } }, { enabled: isMove });
  return isMove ? (other.data?.contractIds ?? []) : person.companyContractIds;
}

export function ContractsField({ offered }: { readonly offered: readonly number[] }) {
  const { t } = usePortalTexts();
  const contracts = useCatalogLabel('contracts');
  if (offered.length === 0) return null;
  return (
    <CheckboxGroupField
      name="contractIds"
      label={t('people.form.contracts')}
      help={t('people.form.contractsHelp')}
      options={offered.map((id) => ({
        value: String(id),
        label: contracts.label(String(id)) ?? String(id),
      }))}
    />
  );
}

/** What the person loses with the chosen role and company, before it is saved. */
export function ChangeEffects({ person }: PersonProps) {
  const { t } = usePortalTexts();
  const role = useWatch({ name: 'role' }) as string;
  const companyId = useWatch({ name: 'companyId' }) as string;
  const isMove = companyId !== (person.companyId ?? '');
  const isOtherRole = role !== String(person.role ?? '');
  const preview = useCall(
    'GET /api/users/{hashedId}/change-effects',
    {
      params: { hashedId: person.hashedId },
      query: {
        ...(isOtherRole && { role: role === '' ? ('none' as const) : Number(role) }),
        ...(isMove && { companyId }),
      },
    },
    { enabled: isMove || isOtherRole },
  );
  if (!(isMove || isOtherRole) || !preview.data || preview.data.effects.length === 0) return null;
  return (
    <Notice tone="warning" announce title={t('people.form.givesUp')}>
      <EffectList effects={preview.data.effects} />
    </Notice>
  );
}
