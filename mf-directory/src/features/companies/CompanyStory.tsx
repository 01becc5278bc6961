import type { CompanyPerson, CompanyProfile } from '@park/contract/directory';
import { Avatar, Badge, Button, Cluster, Grid, Section, Stack, UiLink } from '@park/ui';
import { OtherLanguageNotice, Paragraphs } from '@park/ui/pages';
import { useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { phoneAddress } from '../../shared/phone-address';
import { companiesWith } from '../../shared/company-address';
import { CompanyEvents } from './CompanyEvents';
import { CompanyJobs } from './CompanyJobs';
import { CompanyNews } from './CompanyNews';
import styles from './CompanyStory.module.css';
import { SimilarCompanies } from './SimilarCompanies';

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

/** People, jobs, events, news and success stories of the company, and companies like it. */
export function CompanyLinkedContent({ profile }: { profile: CompanyProfile }) {
  return (
    <>
      {profile.people.length > 0 && <CompanyPeople people={profile.people} />}
      {profile.linked.jobs > 0 && <CompanyJobs companyId={profile.id} count={profile.linked.jobs} />}
      {profile.linked.events > 0 && <CompanyEvents companyId={profile.id} count={profile.linked.events} />}
      {profile.linked.news > 0 && <CompanyNews companyId={profile.id} count={profile.linked.news} kind="news" />}
      {profile.linked.successStories > 0 && (
        <CompanyNews companyId={profile.id} count={profile.linked.successStories} kind="stories" />
      )}
      {profile.similar.length > 0 && <SimilarCompanies companies={profile.similar} sectors={profile.sectors} />}
    </>
  );
}

/** People shown before "Show all". */
const maxShownPeople = 12;

/** People who agreed to be shown; the response contains no others. */
function CompanyPeople({ people }: { people: readonly CompanyPerson[] }) {
  const { t } = useDirectoryTexts();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section title={t('company.people')}>
      <Grid as="ul" columns="narrow" gap={4}>
        {(showsAll ? people : people.slice(0, maxShownPeople)).map(({ name, title, picture, email, phone }, place) => (
          <li key={place} className={styles.person}>
            <Avatar name={name} picture={picture} />
            <span className={styles.words}>
              <span>{name}</span>
              {title && <span className={styles.muted}>{title}</span>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {phone && <a href={phoneAddress(phone)}>{phone}</a>}
            </span>
          </li>
        ))}
      </Grid>
      {people.length > maxShownPeople && (
        <div className={styles.more} data-print="hide">
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('list.showFewer') : t('list.showAll', { count: people.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}
