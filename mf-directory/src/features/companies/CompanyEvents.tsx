import { formatQueryFilters, useCall, useFormat } from '@park/platform';
import { Section } from '@park/ui';
import { LoadError, Row, Rows, RowsSkeleton } from '@park/ui/pages';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyStory.module.css';

const maxShownEvents = 3;

/** The next events of the company. */
export function CompanyEvents({ companyId, count }: { companyId: string; count: number }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const events = useCall('GET /api/events/query', {
    query: { queryFilters: formatQueryFilters({ company: [companyId] }), upcoming: true, pageSize: maxShownEvents },
  });
  return (
    <Section title={t('company.events')}>
      {events.status === 'pending' && <RowsSkeleton count={Math.min(count, maxShownEvents)} />}
      {events.status === 'failed' && (
        <LoadError error={events.error} onRetry={events.retry} isRetrying={events.isRefreshing} />
      )}
      {events.status === 'ready' && (
        <Rows>
          {events.data.items.map(({ id, title, language, startDate, endDate, isAllDay, location }) => (
            <Row
              key={id}
              headingLevel={3}
              title={title}
              lang={language}
              href={`/events/details?id=${encodeURIComponent(id)}`}
            >
              <span className={styles.muted}>
                {[isAllDay ? format.day(startDate) : format.dayAndTimeRange(startDate, endDate), location]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
