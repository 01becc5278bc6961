import { useFormat } from '@park/platform';
import { classNames, UiLink, VisuallyHidden } from '@park/ui';
import { LockIcon } from '@park/ui/icons';
import type { CSSProperties } from 'react';
import { eventAddress } from '../events/event-address';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { kindClass, KindMark } from './KindMark';
import { useKind } from './kinds';
import { isBar, type DaySpan } from './day-spans';
import styles from './EventChip.module.css';
import type { Segment } from './week-lanes';

/** An event in the grid: part of one day, or a bar across several days. */
export function EventChip({ segment }: { segment: Segment }) {
  const kind = useKind(segment.span.event.type);
  const { span, lane, stripe, lines, days, beginsBefore, goesOn } = segment;
  return (
    <div
      className={classNames(styles.segment, kindClass)}
      data-segment
      data-kind={kind}
      data-tall={lines > 1 || undefined}
      data-bar={isBar(span) || undefined}
      data-before={beginsBefore || undefined}
      data-on={goesOn || undefined}
      data-cancelled={span.event.status === 'cancelled' || undefined}
      style={{ '--lane': lane, '--stripe': stripe, '--lines': lines, '--days': days } as CSSProperties}
      title={span.event.title}
    >
      {/* Not a tab stop: the grid has one, and the day's dialog has the same links. */}
      <UiLink className={styles.chip} href={eventAddress(span.event.id)} tabIndex={-1}>
        <EventChipText span={span} />
      </UiLink>
    </div>
  );
}

function EventChipText({ span }: { span: DaySpan }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { event } = span;
  const isCancelled = event.status === 'cancelled';
  const Title = isCancelled ? 's' : 'span';
  return (
    <>
      <KindMark type={event.type} />
      {!event.isAllDay && <span className={styles.time}>{format.time(event.startDate)} </span>}
      {event.membersOnly && <LockIcon size={12} />}
      <Title className={styles.title} lang={event.language}>
        {event.title}
      </Title>
      <VisuallyHidden>
        {[event.membersOnly && t('events.membersOnly'), isCancelled && t('events.cancelled')]
          .filter(Boolean)
          .map((word) => `, ${word}`)}
      </VisuallyHidden>
    </>
  );
}
