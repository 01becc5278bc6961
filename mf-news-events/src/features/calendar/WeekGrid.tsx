import { useFormat } from '@park/platform';
import { classNames, VisuallyHidden } from '@park/ui';
import { gridCell } from '@park/ui/pages';
import { useId, useMemo, type CSSProperties } from 'react';
import { useDayLabels } from '../../shared/day-labels';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { isBar, spansOn } from './day-spans';
import styles from './DayGrid.module.css';
import { EventChip } from './EventChip';
import { hourPlaces, hoursOf } from './hour-places';
import type { DayGridProps } from './MonthGrid';
import { useDayLabel } from './use-day-label';
import { useDayGrid } from './use-day-grid';
import { weekLanes } from './week-lanes';
import { WeekdayHeads } from './WeekdayHeads';
import { WeekCard } from './WeekCard';
import cards from './WeekGrid.module.css';

/** Seven days side by side: events of several days as bars above, the others on an axis of hours; a list where it is narrow. */
export function WeekGrid({ spans, today, title, isLoading, ...input }: DayGridProps) {
  const { t } = useNewsEventsTexts();
  const labels = useDayLabels();
  const label = useDayLabel();
  const helpId = useId();
  const { activeDay, gridProps } = useDayGrid({ view: 'week', ...input });
  const { weeks } = input.period;
  const week = weeks[0] ?? [];
  const { segments } = useMemo(() => weekLanes(weeks[0] ?? [], spans.filter(isBar), Infinity), [weeks, spans]);
  const lanes = Math.max(0, ...segments.map(({ lane }) => lane + 1));
  const format = useFormat();
  const days = useMemo(
    () =>
      (weeks[0] ?? []).map((day) => {
        const ofDay = spansOn(spans, day);
        return {
          day,
          count: ofDay.length,
          bars: ofDay.filter(isBar),
          places: hourPlaces(
            ofDay.filter((span) => !isBar(span)),
            format,
          ),
        };
      }),
    [weeks, spans, format],
  );
  const hours = hoursOf(days.flatMap(({ places }) => places));
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
          className={classNames(styles.row, styles.weekRow, cards.week)}
          role="row"
          style={
            { '--lanes': lanes, '--first-hour': hours.first, '--hours': hours.last - hours.first } as CSSProperties
          }
        >
          <Hours {...hours} />
          {days.map(({ day, count, bars, places }, place) => (
            <div
              key={day}
              className={styles.cell}
              role="gridcell"
              data-day={day}
              data-filled={count > 0 || undefined}
              {...gridCell(day, day === activeDay)}
              aria-current={day === today ? 'date' : undefined}
            >
              <VisuallyHidden>{label(day, count)}</VisuallyHidden>
              <span className={styles.number} aria-hidden="true">
                <small className={styles.weekday}>{labels.weekday(day).short}</small>
                <span>{labels.dayNumber(day)}</span>
              </span>
              {segments.map(
                (segment) => segment.from === place && <EventChip key={segment.span.event.id} segment={segment} />,
              )}
              <div className={cards.cards}>
                {bars.map((span) => (
                  <WeekCard key={span.event.id} span={span} />
                ))}
                {places.map((hour) => (
                  <WeekCard key={hour.span.event.id} span={hour.span} place={hour} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The hours on the left; each event says its own time. */
function Hours({ first, last }: { readonly first: number; readonly last: number }) {
  return (
    <div className={cards.hours} aria-hidden="true">
      {Array.from({ length: last - first }, (_unused, index) => (
        <span key={index}>{index === 0 ? '' : `${String(first + index).padStart(2, '0')}:00`}</span>
      ))}
    </div>
  );
}
