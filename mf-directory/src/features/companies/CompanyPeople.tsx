import type { CompanyPerson } from '@park/contract/directory';
import { Avatar, Grid, Section } from '@park/ui';
import { useState } from 'react';
import { ShowAllButton } from '../../shared/list/ShowAllButton';
import { phoneAddress } from '../../shared/phone-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyContent.module.css';

/** People shown before "Show all". */
const maxShownPeople = 12;

/** People who agreed to be shown; the response contains no others. */
export function CompanyPeople({ people }: { people: readonly CompanyPerson[] }) {
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
          <ShowAllButton count={people.length} showsAll={showsAll} onChange={setShowsAll} />
        </div>
      )}
    </Section>
  );
}
