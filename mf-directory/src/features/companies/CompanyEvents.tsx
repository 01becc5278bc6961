import type { EventItem } from '@park/contract/events';
import { formatQueryFilters, useCall, useFormat } from '@park/platform';
import { Section, StatusBadge } from '@park/ui';
import { QueryContent, Row, Rows, RowsSkeleton, eventTime } from '@park/ui/pages';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyContent.module.css';

const maxShownEvents = 3;

/** The next events of the company. */
export function CompanyEvents({ companyId, count }: { companyId: string; count: number }) {
  const { t } = useDirectoryTexts();
  const events = useCall('GET /api/events/query', {
    query: { queryFilters: formatQueryFilters({ company: [companyId] }), upcoming: true, pageSize: maxShownEvents },
  });
  return (
    <Section title={t('company.events')}>
      <QueryContent query={events} compact skeleton={<RowsSkeleton count={Math.min(count, maxShownEvents)} />}>
        {({ items }) => (
          <Rows>
            {items.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </Rows>
        )}
      </QueryContent>
    </Section>
  );
}

function EventRow({ event }: { event: EventItem }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const isCancelled = event.status === 'cancelled';
  return (
    <Row
      headingLevel={3}
      title={isCancelled ? <s>{event.title}</s> : event.title}
      lang={event.language}
      href={`/events/details?id=${encodeURIComponent(event.id)}`}
      end={isCancelled && <StatusBadge status="danger">{t('company.eventCancelled')}</StatusBadge>}
    >
      <span
        className={styles.muted}
      >{`${eventTime(event, format)} · ${event.location || t('company.eventOnline')}`}</span>
    </Row>
  );
}
