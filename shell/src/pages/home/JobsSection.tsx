import { useCall } from '@park/platform';
import { EmptyState, List, Section, UiLink } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { homeCalls } from './home-calls';
import styles from './HomePage.module.css';
import { QueryBody } from './QueryBody';
import { SkeletonRows } from './SkeletonRows';

const count = homeCalls.jobs.query.pageSize;

export function JobsSection({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const jobs = useCall('GET /api/jobs/query', homeCalls.jobs);
  const workloadOf = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    t(minimum === maximum ? 'home.jobs.workload' : 'home.jobs.workloadRange', { minimum, maximum });
  return (
    <Section
      title={t('home.jobs.title')}
      action={hasRoute('/jobs') ? <UiLink href="/jobs">{t('home.jobs.all')}</UiLink> : undefined}
    >
      <QueryBody query={jobs} className={styles.fourRows} skeleton={<SkeletonRows count={count} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="nothingYet"
              compact
              headingLevel={3}
              title={t('home.jobs.none')}
              reason={t('home.jobs.noneReason')}
            />
          ) : (
            <List className={styles.rows}>
              {items.map(({ id, title, language, companyName, location, workload }) => (
                <li key={id} className={styles.row}>
                  <div className={styles.rowText}>
                    <h3 className={styles.rowTitle} lang={language}>
                      {hasRoute('/jobs/details') ? (
                        <UiLink href={`/jobs/details?id=${encodeURIComponent(id)}`}>{title}</UiLink>
                      ) : (
                        title
                      )}
                    </h3>
                    <p className={styles.rowMeta}>
                      {[companyName, location, workloadOf(workload)].filter(Boolean).join(' · ')}
                    </p>
                  </div>
                </li>
              ))}
            </List>
          )
        }
      </QueryBody>
    </Section>
  );
}
