import { useFormat } from '@park/platform';
import { classNames, UiLink, VisuallyHidden } from '@park/ui';
import { LockIcon } from '@park/ui/icons';
import { eventHours, eventTime } from '@park/ui/pages';
import type { CSSProperties } from 'react';
import { eventAddress } from '../events/event-address';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { isBar, type DaySpan } from './day-spans';
import type { HourPlace } from './hour-places';
import { kindClass, KindMark } from './KindMark';
import { useKind } from './kinds';
import styles from './WeekGrid.module.css';

/** Events of several days are repeated only where the days are below each other; elsewhere there is a bar. */
export function WeekCard({ span, place }: { span: DaySpan; place?: HourPlace }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { event } = span;
  const kind = useKind(event.type);
  const isCancelled = event.status === 'cancelled';
  const Title = isCancelled ? 's' : 'span';
  const position = place && {
    '--start': place.start,
    '--minutes': place.end - place.start,
    '--column': place.column,
    '--columns': place.columns,
  };
  return (
    <UiLink
      className={classNames(styles.card, kindClass)}
      data-kind={kind}
      href={eventAddress(event.id)}
      tabIndex={-1}
      data-cancelled={isCancelled || undefined}
      data-bar={isBar(span) || undefined}
      title={event.title}
      style={position as CSSProperties}
    >
      <span className={styles.time}>
        <KindMark type={event.type} />
        <span className={styles.clock}>{isBar(span) ? eventTime(event, format) : eventHours(event, format)}</span>
        {event.membersOnly && <LockIcon size={12} />}
      </span>
      <Title className={styles.title} lang={event.language}>
        {event.title}
      </Title>
      {isCancelled ? (
        <span className={styles.place}>{t('events.cancelled')}</span>
      ) : (
        <span className={styles.place}>{event.location || t('events.online')}</span>
      )}
      {event.membersOnly && <VisuallyHidden>{t('events.membersOnly')}</VisuallyHidden>}
    </UiLink>
  );
}
