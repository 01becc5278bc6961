import type { CompanyPerson, CompanyProfile } from '@park/contract/directory';
import { Avatar, Badge, Button, Cluster, Grid, Section, Stack } from '@park/ui';
import { OtherLanguageNotice, Paragraphs } from '@park/ui/pages';
import { useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { phoneAddress } from '../../shared/phone-address';
import { CompanyJobs } from './CompanyJobs';
import { CompanyNews } from './CompanyNews';
import styles from './CompanyStory.module.css';

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
        {profile.tags.length > 0 && (
          <Cluster as="ul" aria-label={t('company.sectors')}>
            {profile.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}

/** People, jobs, news and success stories of the company. */
export function CompanyLinkedContent({ profile }: { profile: CompanyProfile }) {
  return (
    <>
      {profile.people.length > 0 && <CompanyPeople people={profile.people} />}
      {profile.linked.jobs > 0 && <CompanyJobs companyId={profile.id} count={profile.linked.jobs} />}
      {profile.linked.news > 0 && <CompanyNews companyId={profile.id} count={profile.linked.news} kind="news" />}
      {profile.linked.successStories > 0 && (
        <CompanyNews companyId={profile.id} count={profile.linked.successStories} kind="stories" />
      )}
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
