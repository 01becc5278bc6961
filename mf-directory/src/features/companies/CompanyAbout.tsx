import type { CompanyProfile } from '@park/contract/directory';
import { Badge, Cluster, Section, Stack, UiLink } from '@park/ui';
import { OtherLanguageNotice, Paragraphs } from '@park/ui/pages';
import { companiesWith } from '../../shared/company-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyContent.module.css';

/** The company's own description. */
export function CompanyAbout({ profile }: { profile: CompanyProfile }) {
  const { t } = useDirectoryTexts();
  return (
    <Section title={t('company.about')}>
      <Stack>
        <OtherLanguageNotice language={profile.language} />
        {profile.description.trim() ? (
          <Paragraphs text={profile.description} lang={profile.language} />
        ) : (
          <p className={styles.muted}>{t('company.noDescription')}</p>
        )}
        {profile.sectors.length > 0 && (
          <Cluster as="ul" aria-label={t('company.sectors')}>
            {profile.sectors.map(({ id, label }) => (
              <li key={id}>
                <UiLink href={companiesWith('tag', id)} className={styles.tag}>
                  <Badge>{label}</Badge>
                </UiLink>
              </li>
            ))}
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}
