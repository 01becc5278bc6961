import type { CatalogItem } from '../../shared/use-catalog';
import { labelIn } from '../../shared/use-catalog';
import { useFormat } from '@park/platform';
import { Cluster, List, UiLink } from '@park/ui';
import { eventHours, eventTime } from '@park/ui/pages';
import { eventAddress } from '../events/event-address';
import { EventBadges } from '../events/EventBadges';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { KindMark } from './KindMark';
import { isBar, type DaySpan } from './day-spans';
import styles from './EventLines.module.css';

export interface EventLinesProps {
  readonly spans: readonly DaySpan[];
  readonly types: readonly CatalogItem[];
  /** Id of the heading that names the list. */
  readonly labelledBy?: string | undefined;
}

/** The events of a day with all details, one per row. */
export function EventLines({ spans, types, labelledBy }: EventLinesProps) {
  return (
    <List className={styles.lines} aria-labelledby={labelledBy}>
      {spans.map((span) => (
        <EventLine key={span.event.id} span={span} typeLabel={labelIn(types, span.event.type)} />
      ))}
    </List>
  );
}

function EventLine({ span, typeLabel }: { span: DaySpan; typeLabel: string | undefined }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { event } = span;
  const time =
    span.firstDay !== span.lastDay
      ? eventTime(event, format)
      : isBar(span)
        ? t('events.allDay')
        : eventHours(event, format);
  return (
    <li className={styles.line}>
      <span className={styles.time}>{time}</span>
      <span className={styles.words}>
        <UiLink className={styles.link} href={eventAddress(event.id)} lang={event.language}>
          {event.status === 'cancelled' ? <s>{event.title}</s> : event.title}
        </UiLink>
        <span className={styles.place}>{event.location || t('events.online')}</span>
      </span>
      <Cluster className={styles.badges} gap={1}>
        <EventBadges event={event} typeLabel={typeLabel} typeMark={<KindMark type={event.type} />} />
      </Cluster>
    </li>
  );
}
