import { classNames, UiLink, VisuallyHidden } from '@park/ui';
import { gridCell } from '@park/ui/pages';
import { memo, useId, useMemo } from 'react';
import { useDayLabels } from '../../shared/day-labels';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { eventAddress } from '../events/event-address';
import { KindMark } from './KindMark';
import { touchesDay, type DaySpan } from './day-spans';
import styles from './DayGrid.module.css';
import { EventChip } from './EventChip';
import type { Period } from './period';
import { useDayLabel } from './use-day-label';
import { useDayGrid, type DayGridInput } from './use-day-grid';
import { weekLanes } from './week-lanes';
import { WeekdayHeads } from './WeekdayHeads';

/** Lines per day; if there are more events, the last line shows how many. */
const maxLines = 4;

export interface DayGridProps extends Omit<DayGridInput, 'view'> {
  readonly spans: readonly DaySpan[];
  readonly today: string;
  readonly title: string;
  readonly isLoading: boolean;
}

export function MonthGrid({ spans, today, title, isLoading, ...input }: DayGridProps) {
  const { t } = useNewsEventsTexts();
  const helpId = useId();
  const { activeDay, gridProps } = useDayGrid({ view: 'month', ...input });
  const { first, last } = input.period;
  const [throughout, drawn] = useMemo(() => {
    const isWholeMonth = ({ firstDay, lastDay }: DaySpan) => firstDay <= first && lastDay >= last;
    return [spans.filter(isWholeMonth), spans.filter((span) => !isWholeMonth(span))];
  }, [spans, first, last]);
  return (
    <div className={styles.frame}>
      <VisuallyHidden as="div" id={helpId}>
        {t('calendar.monthHelp')}
      </VisuallyHidden>
      <Throughout spans={throughout} />
      <div
        className={styles.grid}
        role="grid"
        aria-label={title}
        aria-describedby={helpId}
        aria-readonly="true"
        aria-busy={isLoading}
        {...gridProps}
      >
        <WeekdayHeads days={input.period.weeks[0] ?? []} />
        {input.period.weeks.map((week) => (
          <MonthWeek
            key={week[0]}
            week={week}
            period={input.period}
            spans={spans}
            drawn={drawn}
            today={today}
            activeDay={week.includes(activeDay) ? activeDay : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** A bar through all weeks would take a line of every day. */
function Throughout({ spans }: { readonly spans: readonly DaySpan[] }) {
  const { t } = useNewsEventsTexts();
  if (spans.length === 0) return null;
  return (
    <p className={styles.throughout}>
      <span className={styles.throughoutLabel}>{t('calendar.allMonth')}</span>{' '}
      {spans.map(({ event }) => (
        <UiLink key={event.id} href={eventAddress(event.id)} lang={event.language} className={styles.throughoutLink}>
          <KindMark type={event.type} /> {event.status === 'cancelled' ? <s>{event.title}</s> : event.title}
          {event.status === 'cancelled' && <VisuallyHidden>, {t('events.cancelled')}</VisuallyHidden>}
        </UiLink>
      ))}
    </p>
  );
}

interface MonthWeekProps {
  readonly week: readonly string[];
  readonly period: Period;
  readonly spans: readonly DaySpan[];
  /** Without events of the whole month, which are named above the grid. */
  readonly drawn: readonly DaySpan[];
  readonly today: string;
  /** The day in the tab order if it is in this week; other weeks need not render when it changes. */
  readonly activeDay: string | undefined;
}

const MonthWeek = memo(function MonthWeek({ week, period, spans, drawn, today, activeDay }: MonthWeekProps) {
  const { t } = useNewsEventsTexts();
  const labels = useDayLabels();
  const label = useDayLabel();
  const { segments, hidden } = useMemo(() => weekLanes(week, drawn, maxLines), [week, drawn]);
  return (
    <div className={classNames(styles.row, styles.monthRow)} role="row">
      {week.map((day, place) => {
        const count = spans.filter((span) => touchesDay(span, day)).length;
        const more = hidden[place] ?? 0;
        return (
          <div
            key={day}
            className={styles.cell}
            role="gridcell"
            data-day={day}
            data-outside={day < period.first || day > period.last || undefined}
            data-filled={count > 0 || undefined}
            {...gridCell(day, day === activeDay)}
            aria-current={day === today ? 'date' : undefined}
          >
            {/* Text instead of `aria-label`: the name also has the events that are seen in the cell. */}
            <VisuallyHidden>{label(day, count)}</VisuallyHidden>
            <span className={styles.number} aria-hidden="true">
              <span>{labels.dayNumber(day)}</span>
            </span>
            {segments.map(
              (segment) => segment.from === place && <EventChip key={segment.span.event.id} segment={segment} />,
            )}
            {more > 0 && (
              <button
                type="button"
                className={styles.more}
                tabIndex={-1}
                aria-label={t('calendar.moreOn', { count: more, day: labels.longDay(day) })}
              >
                {t('calendar.more', { count: more })}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
});
