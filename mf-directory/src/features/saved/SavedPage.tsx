import { useCall, usePageTitle } from '@park/platform';
import { ButtonLink, Cluster, EmptyState, ErrorPanel, Monogram, Page, Section, SkeletonText } from '@park/ui';
import { Row, Rows } from '@park/ui/pages';
import { companyAddress } from '../../shared/company-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { jobAddress } from '../../shared/job-address';
import { FavoriteButton } from './FavoriteButton';
import { SavedSearches } from './SavedSearches';

/** Saved searches and favourites of the person. */
export default function SavedPage() {
  const { t } = useDirectoryTexts();
  const searches = useCall('GET /api/saved-searches', {});
  const favorites = useCall('GET /api/favorites', {});
  usePageTitle(t('saved.title'));
  return (
    <Page title={t('saved.title')} lead={t('saved.lead')}>
      <Section title={t('saved.searches')}>
        {searches.status === 'pending' && <SkeletonText lines={3} />}
        {searches.status === 'failed' && (
          <ErrorPanel compact headingLevel={3} error={searches.error} onRetry={searches.retry} />
        )}
        {searches.data && <SavedSearches {...searches.data} />}
      </Section>
      {favorites.status === 'pending' && <SkeletonText lines={6} />}
      {favorites.status === 'failed' && (
        <ErrorPanel compact headingLevel={2} error={favorites.error} onRetry={favorites.retry} />
      )}
      {favorites.data && (
        <>
          <Section title={t('saved.companies')}>
            {favorites.data.companies.length > 0 ? (
              <Rows label={t('saved.companies')}>
                {favorites.data.companies.map(({ id, name, logo, buildingName, tags }) => (
                  <Row
                    key={id}
                    headingLevel={3}
                    mark={<Monogram name={name} picture={logo} />}
                    title={name}
                    href={companyAddress(id)}
                    end={<FavoriteButton kind="company" id={id} name={name} size="small" />}
                  >
                    <p>{[buildingName, ...tags].filter(Boolean).join('\u00a0· ')}</p>
                  </Row>
                ))}
              </Rows>
            ) : (
              <NoFavorites kind="company" />
            )}
          </Section>
          <Section title={t('saved.jobs')}>
            {favorites.data.jobs.length > 0 ? (
              <Rows label={t('saved.jobs')}>
                {favorites.data.jobs.map(({ id, title, language, companyName, companyLogo, location }) => (
                  <Row
                    key={id}
                    headingLevel={3}
                    mark={<Monogram name={companyName} picture={companyLogo} />}
                    title={title}
                    lang={language}
                    href={jobAddress(id)}
                    end={<FavoriteButton kind="job" id={id} name={title} size="small" />}
                  >
                    <p>{[companyName, location].filter(Boolean).join('\u00a0· ')}</p>
                  </Row>
                ))}
              </Rows>
            ) : (
              <NoFavorites kind="job" />
            )}
          </Section>
        </>
      )}
    </Page>
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
