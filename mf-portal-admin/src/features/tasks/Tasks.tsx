import { useCall } from '@park/platform';
import { ErrorPanel, List, Section, SkeletonText, UiLink } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Tasks.module.css';

/** What waits for the person, decided by the api for each role; the first part of the overview. */
export function Tasks() {
  const { t } = usePortalTexts();
  const tasks = useCall('GET /api/portal/tasks', {});
  const items = tasks.data && [...tasks.data.offers, ...tasks.data.items];
  return (
    <Section title={t('people.portal.tasks.title')}>
      {tasks.status === 'pending' && <SkeletonText />}
      {tasks.status === 'failed' && <ErrorPanel compact headingLevel={3} error={tasks.error} onRetry={tasks.retry} />}
      {items?.length === 0 && <p className={styles.none}>{t('people.portal.tasks.none')}</p>}
      {items && items.length > 0 && (
        <List className={styles.tasks}>
          {items.map(({ kind, count, href }) => (
            <li key={kind}>
              <UiLink href={href}>{t(`people.portal.tasks.kinds.${kind}`, { count })}</UiLink>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
