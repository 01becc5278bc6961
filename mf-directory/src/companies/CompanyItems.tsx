/** The companies found, as cards to pick from or as a table to compare. */
import type { CompanyItem } from '@park/contract/directory';
import { Badge, Card, Cluster, Grid, Monogram, SkeletonCards, SkeletonTable, Table, UiLink, type Column } from '@park/ui';
import { webAddress } from '../content/web-address';
import { useDirectoryTexts } from '../texts/use-directory-texts';
import { companyAddress } from './company-address';
import styles from './CompanyItems.module.css';
import type { CompanyFacets } from './use-company-facets';
import type { CompanyView } from './use-company-view';

export interface CompanyItemsProps {
  readonly companies: readonly CompanyItem[];
  /** They know each category of the list in words. */
  readonly facets: CompanyFacets;
  readonly view: CompanyView;
}

export function CompanyItems({ companies, facets, view }: CompanyItemsProps) {
  const labels = new Map(facets?.category?.map(({ value, label }) => [value, label]));
  const categoryOf = (company: CompanyItem) => labels.get(company.category) ?? company.category;
  return view === 'cards' ? <CompanyCards companies={companies} categoryOf={categoryOf} /> : <CompanyTable companies={companies} categoryOf={categoryOf} />;
}

export const CompanyItemsSkeleton = ({ view }: { view: CompanyView }) => (view === 'cards' ? <SkeletonCards mark lines={3} count={9} /> : <SkeletonTable rows={12} columns={5} />);

interface LabelledCompanies {
  readonly companies: readonly CompanyItem[];
  readonly categoryOf: (company: CompanyItem) => string;
}

function CompanyCards({ companies, categoryOf }: LabelledCompanies) {
  return (
    <Grid as="ul" className={styles.cards}>
      {companies.map((company) => (
        <li key={company.id}>
          <Card
            headingLevel={2}
            title={company.name}
            href={companyAddress(company.id)}
            mark={<Monogram name={company.name} picture={company.logo} />}
            meta={[categoryOf(company), company.buildingName].filter(Boolean).join('\u00a0· ')}
            footer={company.tags.length > 0 && company.tags.slice(0, 3).map((tag) => <Badge key={tag}>{tag}</Badge>)}
          >
            {company.summary && (
              <p className={styles.summary} lang={company.language}>
                {company.summary}
              </p>
            )}
          </Card>
        </li>
      ))}
    </Grid>
  );
}

function CompanyTable({ companies, categoryOf }: LabelledCompanies) {
  const { t } = useDirectoryTexts();
  const columns: Column<CompanyItem>[] = [
    {
      key: 'name',
      header: t('companies.column.name'),
      isRowHeader: true,
      cell: (company) => (
        <span className={styles.name}>
          <Monogram name={company.name} picture={company.logo} size="small" />
          <UiLink href={companyAddress(company.id)}>{company.name}</UiLink>
        </span>
      ),
    },
    { key: 'category', header: t('companies.column.category'), cell: (company) => <span className={styles.category}>{categoryOf(company)}</span> },
    { key: 'building', header: t('companies.column.building'), cell: ({ buildingName }) => buildingName ?? '–' },
    { key: 'sectors', header: t('companies.column.sectors'), cell: ({ tags }) => <Cluster gap={1}>{tags.length > 0 ? tags.map((tag) => <Badge key={tag}>{tag}</Badge>) : '–'}</Cluster> },
    { key: 'website', header: t('companies.column.website'), cell: ({ website }) => <Website address={website} /> },
  ];
  return <Table caption={t('companies.title')} columns={columns} rows={companies} rowKey={({ id }) => id} />;
}

function Website({ address }: { address: string | null }) {
  const site = webAddress(address);
  return site ? (
    <UiLink className={styles.website} href={site.href}>
      {site.label}
    </UiLink>
  ) : (
    '–'
  );
}
