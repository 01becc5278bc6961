import type { CatalogId } from '@park/contract/catalogs';
import type { CompanyProfile } from '@park/contract/directory';
import {
  isNotFound,
  useCall,
  useFormat,
  useSession,
  type QueryState,
  type SessionCompany,
  type SessionUser,
} from '@park/platform';
import { DescriptionList, Monogram, Section, SkeletonBone, UiLink } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { companyAddress, companyJobsAddress } from './company-address';
import styles from './OwnCompany.module.css';

/** The person's company and role, from the session and the company's public profile. */
export function OwnCompany() {
  const { company, user } = useSession();
  return company && user ? <Company company={company} user={user} /> : null;
}

function Company({ company, user }: { company: SessionCompany; user: SessionUser }) {
  const { t } = usePortalTexts();
  const profile = useCall('GET /api/companies/{id}', { params: { id: company.id } });
  return (
    <Section
      title={t('company.title')}
      action={profile.data && <UiLink href={companyAddress(company.id)}>{t('company.publicPage')}</UiLink>}
    >
      <div className={styles.head}>
        <Monogram name={company.name} picture={company.logo} size="large" />
        <h3 className={styles.name}>{company.name}</h3>
      </div>
      <DescriptionList
        items={[
          {
            term: t('company.role'),
            value: user.role === null ? null : <CatalogLabel catalog="roles" code={String(user.role)} />,
          },
          { term: t('company.category'), value: <CatalogLabel catalog="company-categories" code={company.category} /> },
          ...(company.agreementType
            ? [
                {
                  term: t('company.agreement'),
                  value: <CatalogLabel catalog="agreement-types" code={company.agreementType} />,
                },
              ]
            : []),
          ...profileFacts(profile, t),
        ]}
      />
      <ProfileFailure profile={profile} />
    </Section>
  );
}

/** The catalog's label for a code, or the code itself if there is none. */
function CatalogLabel({ catalog, code }: { catalog: CatalogId; code: string }) {
  const { isPending, label } = useCatalogLabel(catalog);
  return isPending ? <SkeletonBone shape="half" /> : (label(code) ?? code);
}

/** Shows skeletons while loading, to avoid a layout shift. */
function profileFacts(profile: QueryState<CompanyProfile>, t: ReturnType<typeof usePortalTexts>['t']) {
  if (profile.status === 'pending')
    return [t('company.building'), t('company.jobs')].map((term) => ({ term, value: <SkeletonBone shape="half" /> }));
  if (isNotListed(profile)) return [{ term: t('company.directory'), value: t('company.notListed') }];
  if (profile.status === 'failed') return [];
  const { id, building, buildingName, linked } = profile.data;
  return [
    { term: t('company.building'), value: building?.name ?? buildingName },
    { term: t('company.jobs'), value: <OpenJobs id={id} count={linked.jobs} /> },
  ];
}

function OpenJobs({ id, count }: { id: string; count: number }) {
  const format = useFormat();
  return count === 0 ? '0' : <UiLink href={companyJobsAddress(id)}>{format.number(count)}</UiLink>;
}

const isNotListed = (profile: QueryState<CompanyProfile>) => profile.status === 'failed' && isNotFound(profile.error);

function ProfileFailure({ profile }: { profile: QueryState<CompanyProfile> }) {
  if (profile.status !== 'failed' || isNotListed(profile)) return null;
  return <LoadError compact error={profile.error} onRetry={profile.retry} isRetrying={profile.isRefreshing} />;
}
