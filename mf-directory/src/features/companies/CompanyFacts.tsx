import type { CompanyProfile } from '@park/contract/directory';
import { DescriptionList, Monogram, Section, Stack, UiLink } from '@park/ui';
import { phoneAddress } from '../../shared/phone-address';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyFacts.module.css';

/** Contact details and address of the company. */
export function CompanyFacts({ profile }: { profile: CompanyProfile }) {
  const { t } = useDirectoryTexts();
  const site = webAddress(profile.website);
  return (
    <Stack gap={6} data-print-address>
      <div className={profile.logo ? undefined : styles.letters}>
        <Monogram name={profile.name} picture={profile.logo} size="large" />
      </div>
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
    </Stack>
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
      <span className={styles.lines}>
        {[building.name, isAddressKnown ? '' : building.address].filter(Boolean).join('\n')}
      </span>
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
