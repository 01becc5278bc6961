import { useCall } from '@park/platform';
import { List, Section, SkeletonText, UiLink } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Tasks.module.css';

/** What waits for the person, decided by the api for each role; the first part of the overview. */
export function Tasks() {
  const { t } = usePortalTexts();
  const tasks = useCall('GET /api/portal/tasks', {});
  return (
    <Section title={t('people.portal.tasks.title')}>
      <QueryContent compact query={tasks} skeleton={<SkeletonText />}>
        {({ offers, items }) =>
          offers.length + items.length === 0 ? (
            <p className={styles.none}>{t('people.portal.tasks.none')}</p>
          ) : (
            <List className={styles.tasks}>
              {[...offers, ...items].map(({ kind, count, href }) => (
                <li key={kind}>
                  <UiLink href={href}>{t(`people.portal.tasks.kinds.${kind}`, { count })}</UiLink>
                </li>
              ))}
            </List>
          )
        }
      </QueryContent>
    </Section>
  );
}
