import type { CompanyProfile } from '@park/contract/directory';
import { decadeOf, teamSizeLabel } from '@park/contract/company-facts';
import { DescriptionList, Section, UiLink } from '@park/ui';
import { buildingOnMap, companiesWith } from '../../shared/company-address';
import { phoneAddress } from '../../shared/phone-address';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyFacts.module.css';

/** Team, foundation, contact and address of the company; what is a filter of the directory leads there. */
export function CompanyFacts({ profile }: { profile: CompanyProfile }) {
  const { t } = useDirectoryTexts();
  const site = webAddress(profile.website);
  return (
    <div data-print-address>
      {(profile.teamSize !== null || profile.foundedIn !== null) && (
        <Section title={t('company.facts.profile')}>
          <DescriptionList
            items={[
              {
                term: t('company.facts.teamSize'),
                value: profile.teamSize && (
                  <UiLink href={companiesWith('teamSize', profile.teamSize)}>
                    {t('company.facts.people', { size: teamSizeLabel(profile.teamSize) })}
                  </UiLink>
                ),
              },
              {
                term: t('company.facts.founded'),
                value: profile.foundedIn !== null && (
                  <UiLink href={companiesWith('founded', String(decadeOf(profile.foundedIn)))}>
                    {profile.foundedIn}
                  </UiLink>
                ),
              },
            ]}
          />
        </Section>
      )}
      <Section title={t('company.facts.title')}>
        <DescriptionList
          items={[
            { term: t('company.facts.website'), value: site && <UiLink href={site.href}>{site.label}</UiLink> },
            {
              term: t('company.facts.email'),
              value: profile.email && <a href={`mailto:${profile.email}`}>{profile.email}</a>,
            },
            {
              term: t('company.facts.phone'),
              value: profile.phone && <a href={phoneAddress(profile.phone)}>{profile.phone}</a>,
            },
            {
              term: t('company.facts.address'),
              value: profile.address && <span className={styles.lines}>{profile.address}</span>,
            },
            {
              term: t('company.facts.building'),
              value: profile.building ? (
                <Building building={profile.building} isAddressKnown={profile.building.address === profile.address} />
              ) : (
                profile.buildingName
              ),
            },
          ]}
        />
      </Section>
    </div>
  );
}

/** The building's address, unless the company's own address is the same. */
function Building({
  building,
  isAddressKnown,
}: {
  building: NonNullable<CompanyProfile['building']>;
  isAddressKnown: boolean;
}) {
  const { t } = useDirectoryTexts();
  const map = mapAddress(building.latitude, building.longitude);
  return (
    <>
      <UiLink href={companiesWith('location', building.id)}>{building.name}</UiLink>
      {!isAddressKnown && building.address && <span className={styles.address}>{building.address}</span>}
      {map && (
        <span className={styles.map}>
          <UiLink href={buildingOnMap(building.id)}>{t('map.onParkMap')}</UiLink>
        </span>
      )}
      {map && (
        <span className={styles.map}>
          <UiLink href={map}>{t('company.facts.map')}</UiLink>
        </span>
      )}
    </>
  );
}

/** OpenStreetMap, which needs no account. */
function mapAddress(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
