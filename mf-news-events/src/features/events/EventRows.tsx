import type { EventItem } from '@park/contract/events';
import { useFormat } from '@park/platform';
import { Cluster, Loading, Section, SkeletonBone, VisuallyHidden } from '@park/ui';
import { Row, Rows, RowsSkeleton, eventHours, eventTime, isOneDay } from '@park/ui/pages';
import { useDayLabels } from '../../shared/day-labels';
import { labelIn, type CatalogItem } from '../../shared/use-catalog';
import { FoundText, hasFoundText } from '../../shared/list/FoundText';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { eventAddress } from './event-address';
import { EventBadges } from './EventBadges';
import styles from './EventRows.module.css';
import type { EventGroup } from './month-groups';

export interface EventRowsProps {
  readonly groups: readonly EventGroup[];
  readonly types: readonly CatalogItem[];
}

/** Events by month, one per row. */
export function EventRows({ groups, types }: EventRowsProps) {
  const { t } = useNewsEventsTexts();
  const labels = useDayLabels();
  return groups.map(({ key, events }) => (
    <Section key={key} title={key === 'underWay' ? t('events.underWay') : labels.month(`${key}-15`)}>
      <Rows>
        {events.map((event) => (
          <EventRow key={event.id} event={event} typeLabel={labelIn(types, event.type)} />
        ))}
      </Rows>
    </Section>
  ));
}

function EventRow({ event, typeLabel }: { event: EventItem; typeLabel: string | undefined }) {
  return (
    <Row
      headingLevel={3}
      mark={<DayLeaf event={event} />}
      title={event.status === 'cancelled' ? <s>{event.title}</s> : event.title}
      lang={event.language}
      href={eventAddress(event.id)}
      end={
        <Cluster className={styles.badges} gap={1}>
          <EventBadges event={event} typeLabel={typeLabel} />
        </Cluster>
      }
    >
      <TimeAndPlace event={event} />
      {hasFoundText(event) ? (
        <p className={styles.summary}>
          <FoundText {...event} />
        </p>
      ) : (
        event.summary && (
          <p className={styles.summary} lang={event.language}>
            {event.summary}
          </p>
        )
      )}
    </Row>
  );
}

/** The first day in large type, hidden from screen readers: the text beside it says the same. */
function DayLeaf({ event }: { event: EventItem }) {
  const labels = useDayLabels();
  const day = useFormat().dayOf(event.startDate);
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.weekday}>{labels.weekday(day).short}</span>
      <span className={styles.day}>{labels.dayOfMonth(day)}</span>
    </span>
  );
}

function TimeAndPlace({ event }: { event: EventItem }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const place = event.location || t('events.online');
  if (!isOneDay(event, format)) return <p className={styles.facts}>{`${eventTime(event, format)} · ${place}`}</p>;
  const time = event.isAllDay ? t('events.allDay') : eventHours(event, format);
  return (
    <p className={styles.facts}>
      <VisuallyHidden>{format.day(event.startDate)}, </VisuallyHidden>
      {`${time} · ${place}`}
    </p>
  );
}

export function EventRowsSkeleton() {
  return (
    <>
      <Loading>
        <SkeletonBone shape="half" />
      </Loading>
      <RowsSkeleton count={6} />
    </>
  );
}
