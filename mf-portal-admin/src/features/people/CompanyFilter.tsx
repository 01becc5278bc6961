import { useCall } from '@park/platform';
import { Select } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';

interface CompanyFilterProps {
  readonly value: string | undefined;
  readonly onChange: (id: string | null) => void;
}

/** All companies by name, for those who manage them. */
export function useCompanyOptions(isWanted = true) {
  const { data } = useCall(
    'GET /api/companies/query',
    { query: { fetchAll: true, publishedOnly: false, sort: 'name' } },
    { enabled: isWanted },
  );
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}

export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const { t } = usePortalTexts();
  return (
    <Select
      aria-label={t('people.company')}
      placeholder={t('people.allCompanies')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={useCompanyOptions()}
    />
  );
}
