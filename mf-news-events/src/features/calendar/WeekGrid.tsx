import { useFormat } from '@park/platform';
import { classNames, UiLink, VisuallyHidden } from '@park/ui';
import { LockIcon } from '@park/ui/icons';
import { gridCell } from '@park/ui/pages';
import { useId, useMemo, type CSSProperties } from 'react';
import { eventAddress } from '../events/event-address';
import { eventTime } from '../events/event-times';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { isBar, touchesDay, type DaySpan } from './day-spans';
import styles from './DayGrid.module.css';
import { EventChip } from './EventChip';
import type { DayGridProps } from './MonthGrid';
import { usePeriodLabels } from './period-labels';
import { useDayLabel } from './use-day-label';
import { useDayGrid } from './use-day-grid';
import { weekLanes } from './week-lanes';
import { WeekdayHeads } from './WeekdayHeads';
import cards from './WeekGrid.module.css';

/** Seven days side by side: events of several days as bars above, the others below with time, title and place. */
export function WeekGrid({ spans, today, title, isLoading, ...input }: DayGridProps) {
  const { t } = useNewsEventsTexts();
  const labels = usePeriodLabels();
  const label = useDayLabel();
  const helpId = useId();
  const { activeDay, gridProps } = useDayGrid({ view: 'week', ...input });
  const { weeks } = input.period;
  const week = weeks[0] ?? [];
  const { segments } = useMemo(() => weekLanes(weeks[0] ?? [], spans.filter(isBar), Infinity), [weeks, spans]);
  const lanes = Math.max(0, ...segments.map(({ lane }) => lane + 1));
  return (
    <div className={styles.frame}>
      <VisuallyHidden as="div" id={helpId}>
        {t('calendar.weekHelp')}
      </VisuallyHidden>
      <div
        className={classNames(styles.grid, styles.weekGrid)}
        role="grid"
        aria-label={title}
        aria-describedby={helpId}
        aria-readonly="true"
        aria-busy={isLoading}
        {...gridProps}
      >
        <WeekdayHeads days={week} />
        <div
          className={classNames(styles.row, styles.weekRow)}
          role="row"
          style={{ '--lanes': lanes } as CSSProperties}
        >
          {week.map((day, place) => {
            const ofDay = spans.filter((span) => touchesDay(span, day));
            return (
              <div
                key={day}
                className={styles.cell}
                role="gridcell"
                data-day={day}
                data-filled={ofDay.length > 0 || undefined}
                {...gridCell(day, day === activeDay)}
                aria-current={day === today ? 'date' : undefined}
                aria-label={label(day, ofDay.length)}
              >
                <span className={styles.number} aria-hidden="true">
                  <small className={styles.weekday}>{labels.weekday(day).short}</small>
                  <span>{labels.dayNumber(day)}</span>
                </span>
                {segments.map(
                  (segment) => segment.from === place && <EventChip key={segment.span.event.id} segment={segment} />,
                )}
                <div className={cards.cards}>
                  {ofDay.map((span) => (
                    <WeekCard key={span.event.id} span={span} />
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Events of several days are repeated only where the days are below each other; elsewhere there is a bar. */
function WeekCard({ span }: { span: DaySpan }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { event } = span;
  const isCancelled = event.status === 'cancelled';
  const Title = isCancelled ? 's' : 'span';
  return (
    <UiLink
      className={cards.card}
      href={eventAddress(event.id)}
      tabIndex={-1}
      data-cancelled={isCancelled || undefined}
      data-bar={isBar(span) || undefined}
    >
      <span className={cards.time}>
        {isBar(span) ? eventTime(event, format) : format.timeRange(event.startDate, event.endDate)}
        {event.membersOnly && <LockIcon size={12} />}
      </span>
      <Title className={cards.title} lang={event.language}>
        {event.title}
      </Title>
      {isCancelled ? (
        <span className={cards.place}>{t('events.cancelled')}</span>
      ) : (
        <span className={cards.place}>{event.location || t('events.online')}</span>
      )}
      {event.membersOnly && <VisuallyHidden>{t('events.membersOnly')}</VisuallyHidden>}
    </UiLink>
  );
}
