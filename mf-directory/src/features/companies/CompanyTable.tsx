import type { CompanyItem } from '@park/contract/directory';
import { Badge, Cluster, Monogram, Table, UiLink, type Column } from '@park/ui';
import type { CSSProperties } from 'react';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { companyAddress } from '../../shared/company-address';
import { FavoriteStar } from '../saved/FavoriteStar';
import styles from './CompanyTable.module.css';
import type { RenderedCompaniesProps } from './rendered-companies';

export function CompanyTable({ companies, waiting, categoryOf }: RenderedCompaniesProps) {
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
          <FavoriteStar kind="company" id={company.id} name={company.name} />
        </span>
      ),
    },
    {
      key: 'category',
      header: t('companies.column.category'),
      cell: (company) => <span className={styles.category}>{categoryOf(company)}</span>,
    },
    {
      key: 'building',
      header: t('companies.column.building'),
      cell: ({ buildingName }) => <span className={styles.building}>{buildingName ?? '–'}</span>,
    },
    { key: 'sectors', header: t('companies.column.sectors'), cell: ({ tags }) => <Sectors tags={tags} /> },
    { key: 'website', header: t('companies.column.website'), cell: ({ website }) => <Website address={website} /> },
  ];
  return (
    <>
      <Table caption={t('companies.title')} columns={columns} rows={companies} rowKey={({ id }) => id} />
      {waiting > 0 && <div className={styles.waiting} style={{ '--rows': waiting } as CSSProperties} />}
    </>
  );
}

function Sectors({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return '–';
  return (
    <Cluster gap={1}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Cluster>
  );
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
