import { usePagedCall } from '@park/platform';
import { Monogram } from '@park/ui';
import { PagedList, Row, Rows, RowsSkeleton } from '@park/ui/pages';
import { companyAddress } from '../../shared/company-address';
import { listPageSize } from '../../shared/page-sizes';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

/** The listed companies of a building. */
export function BuildingCompanies({ id }: { readonly id: string }) {
  const { t } = useDirectoryTexts();
  const list = usePagedCall('GET /api/companies/query', {
    query: { queryFilters: `location:${id}`, pageSize: listPageSize },
  });
  return (
    <PagedList
      list={list}
      compact
      skeleton={<RowsSkeleton count={4} />}
      empty={{ title: t('map.noCompanies') }}
      total={list.status === 'ready' ? list.first.total : undefined}
    >
      {(companies) => (
        <Rows label={t('companies.title')}>
          {companies.map(({ id: companyId, name, logo, tags }) => (
            <Row
              key={companyId}
              headingLevel={3}
              mark={<Monogram name={name} picture={logo} size="small" />}
              title={name}
              href={companyAddress(companyId)}
            >
              {tags.length > 0 && <p>{tags.join('\u00a0· ')}</p>}
            </Row>
          ))}
        </Rows>
      )}
    </PagedList>
  );
}
