import type { CallResponse } from '@park/contract';
import { useCall, usePageTitle } from '@park/platform';
import { ButtonLink, Cluster, EmptyState, Monogram, Page, SkeletonText } from '@park/ui';
import { QueryContent, Row, Rows } from '@park/ui/pages';
import { companyAddress } from '../../shared/company-address';
import { jobAddress } from '../../shared/job-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { FavoriteStar } from './FavoriteStar';
import { SavedSearches } from './SavedSearches';
import { SavedSection } from './SavedSection';

/** Saved searches and favourites of the person. */
export default function SavedPage() {
  const { t } = useDirectoryTexts();
  const searches = useCall('GET /api/saved-searches', {});
  const favorites = useCall('GET /api/favorites', {});
  usePageTitle(t('saved.title'));
  return (
    <Page title={t('saved.title')} lead={t('saved.lead')}>
      <SavedSection title={t('saved.searches')} count={searches.data?.items.length ?? 0}>
        <QueryContent query={searches} compact skeleton={<SkeletonText lines={3} />}>
          {(data) => <SavedSearches {...data} />}
        </QueryContent>
      </SavedSection>
      <QueryContent query={favorites} skeleton={<SkeletonText lines={6} />}>
        {({ companies, jobs }) => (
          <>
            <SavedSection title={t('saved.companies')} count={companies.length}>
              <FavoriteCompanies companies={companies} />
            </SavedSection>
            <SavedSection title={t('saved.jobs')} count={jobs.length}>
              <FavoriteJobs jobs={jobs} />
            </SavedSection>
          </>
        )}
      </QueryContent>
    </Page>
  );
}

type Favorites = CallResponse<'GET /api/favorites'>;

function FavoriteCompanies({ companies }: Pick<Favorites, 'companies'>) {
  const { t } = useDirectoryTexts();
  if (companies.length === 0) return <NoFavorites kind="company" />;
  return (
    <Rows label={t('saved.companies')}>
      {companies.map(({ id, name, logo, buildingName, tags }) => (
        <Row
          key={id}
          headingLevel={3}
          mark={<Monogram name={name} picture={logo} />}
          title={name}
          href={companyAddress(id)}
          end={<FavoriteStar kind="company" id={id} name={name} />}
        >
          <p>{[buildingName, ...tags].filter(Boolean).join('\u00a0· ')}</p>
        </Row>
      ))}
    </Rows>
  );
}

function FavoriteJobs({ jobs }: Pick<Favorites, 'jobs'>) {
  const { t } = useDirectoryTexts();
  if (jobs.length === 0) return <NoFavorites kind="job" />;
  return (
    <Rows label={t('saved.jobs')}>
      {jobs.map(({ id, title, language, companyName, companyLogo, location }) => (
        <Row
          key={id}
          headingLevel={3}
          mark={<Monogram name={companyName} picture={companyLogo} />}
          title={title}
          lang={language}
          href={jobAddress(id)}
          end={<FavoriteStar kind="job" id={id} name={title} />}
        >
          <p>{[companyName, location].filter(Boolean).join('\u00a0· ')}</p>
        </Row>
      ))}
    </Rows>
  );
}

function NoFavorites({ kind }: { readonly kind: 'company' | 'job' }) {
  const { t } = useDirectoryTexts();
  return (
    <EmptyState
      compact
      headingLevel={3}
      kind="nothingYet"
      title={t(`saved.none.${kind}`)}
      reason={t('saved.none.reason')}
      action={
        <Cluster>
          <ButtonLink href={kind === 'company' ? '/companies' : '/jobs'}>{t(`saved.none.open.${kind}`)}</ButtonLink>
        </Cluster>
      }
    />
  );
}
