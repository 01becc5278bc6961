import { useCall, useConfiguration, usePageTitle, useSearchParams, useStructuredData } from '@park/platform';
import { Badge, ButtonLink, Cluster, Monogram, Page, SkeletonText } from '@park/ui';
import { ExternalLinkIcon } from '@park/ui/icons';
import { DetailsFrame, lastListAddress, NotFoundPage, PendingTitle, FailedRecord } from '@park/ui/pages';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { FavoriteButton } from '../saved/FavoriteButton';
import { CompanyAbout } from './CompanyAbout';
import { CompanyFacts } from './CompanyFacts';
import { CompanyLinkedContent } from './CompanyLinkedContent';
import { EditCompany } from './EditCompany';

export default function CompanyDetailsPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <Company key={id} id={id} /> : <MissingCompany />;
}

function Company({ id }: { id: string }) {
  const { t } = useDirectoryTexts();
  const company = useCall('GET /api/companies/{id}', { params: { id } });
  const categoryLabel = useCatalogLabel('company-categories');
  const { campusName } = useConfiguration();
  const profile = company.data;
  usePageTitle(profile?.name);
  useStructuredData(profile?.structuredData);
  const breadcrumbs = [{ label: t('companies.title'), href: lastListAddress('/companies') }];

  if (company.status === 'failed')
    return (
      <FailedRecord query={company} title={t('company.title')} breadcrumbs={breadcrumbs} missing={<MissingCompany />} />
    );

  const site = webAddress(profile?.website ?? null);
  const category = profile && categoryLabel(profile.category);
  return (
    <Page
      breadcrumbs={breadcrumbs}
      mark={profile && <Monogram name={profile.name} picture={profile.logo} size="large" />}
      title={profile ? profile.name : <PendingTitle kind={t('company.title')} />}
      state={
        profile && (
          <Cluster gap={1}>
            {category && <Badge>{category}</Badge>}
            {profile.isEPFL && campusName && <Badge>{t('company.linkedToCampus', { campus: campusName })}</Badge>}
            {!profile.isPublished && <Badge tone="accent">{t('company.unpublished')}</Badge>}
          </Cluster>
        )
      }
      action={
        <Cluster>
          {profile && <FavoriteButton kind="company" id={profile.id} name={profile.name} />}
          {profile && <EditCompany id={profile.id} />}
          {site && (
            <ButtonLink variant="primary" href={site.href} icon={<ExternalLinkIcon size={16} />}>
              {t('company.website')}
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      {profile ? (
        <DetailsFrame opening={<CompanyAbout profile={profile} />} facts={<CompanyFacts profile={profile} />}>
          <CompanyLinkedContent profile={profile} />
        </DetailsFrame>
      ) : (
        <DetailsFrame opening={<SkeletonText lines={8} />} facts={<SkeletonText lines={5} />} />
      )}
    </Page>
  );
}

function MissingCompany() {
  const { t } = useDirectoryTexts();
  usePageTitle(t('company.notFound.title'));
  return (
    <NotFoundPage
      title={t('company.notFound.title')}
      reason={t('company.notFound.reason')}
      breadcrumbs={[{ label: t('companies.title'), href: '/companies' }]}
      action={{ label: t('company.notFound.action'), href: '/companies' }}
    />
  );
}
