import { useRenderedCount } from '@park/ui/pages';
import { memo, useId, useMemo } from 'react';
import { useDayLabels } from '../../shared/day-labels';
import type { CatalogItem } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import type { DaySpan } from './day-spans';
import { EventLines } from './EventLines';
import { groupByDay, type DayGroup } from './group-by-day';
import styles from './PeriodList.module.css';

export interface PeriodListProps {
  /** Events of the period, in the order of the calendar. */
  readonly spans: readonly DaySpan[];
  readonly types: readonly CatalogItem[];
  readonly first: string;
  readonly today: string;
  /** Collapses past days, so that the list starts with today. */
  readonly foldsPast: boolean;
  /** Renders everything at once, for paper. */
  readonly isWhole: boolean;
}

/** The events of the period by day: a screenful at once, the others in the next frames, without blocking the page. */
export function PeriodList({ spans, types, first, today, foldsPast, isWhole }: PeriodListProps) {
  const { t } = useNewsEventsTexts();
  const { folds, past, shown } = useMemo(() => {
    const coming = spans.filter(({ lastDay }) => lastDay >= today);
    return foldsPast && coming.length > 0 && coming.length < spans.length
      ? { folds: true, past: spans.filter(({ lastDay }) => lastDay < today), shown: coming }
      : { folds: false, past: [], shown: spans };
  }, [spans, foldsPast, today]);
  const from = folds ? today : first;
  const groups = useMemo(() => groupByDay(shown, from), [shown, from]);
  const rendered = useRenderedCount(isWhole ? 0 : shown.length, groups);
  const pastGroups = useMemo(() => groupByDay(past, first), [past, first]);
  const renderedPast = useRenderedCount(isWhole ? 0 : past.length, pastGroups);
  return (
    <div className={styles.list}>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.summary}>{t('calendar.past', { count: past.length })}</summary>
          <Days groups={firstGroups(pastGroups, renderedPast)} types={types} today={today} />
        </details>
      )}
      <Days groups={isWhole ? groups : firstGroups(groups, rendered)} types={types} today={today} />
    </div>
  );
}

/** The groups that hold the first `count` events; a day is never rendered in part. */
function firstGroups(groups: readonly DayGroup[], count: number): readonly DayGroup[] {
  let events = 0;
  const end = groups.findIndex(({ spans }) => (events += spans.length) >= count);
  return end === -1 ? groups : groups.slice(0, end + 1);
}

function Days({ groups, types, today }: { groups: readonly DayGroup[]; types: readonly CatalogItem[]; today: string }) {
  return groups.map(({ day, spans }) => (
    <DayOfList key={day} day={day} spans={spans} types={types} isToday={day === today} />
  ));
}

const DayOfList = memo(function DayOfList({
  day,
  spans,
  types,
  isToday,
}: DayGroup & { types: readonly CatalogItem[]; isToday: boolean }) {
  const { t } = useNewsEventsTexts();
  const labels = useDayLabels();
  const headingId = useId();
  return (
    <section className={styles.day} aria-labelledby={headingId}>
      <h3 className={styles.heading} id={headingId}>
        {labels.dayOfYear(day)}
        {isToday && <span className={styles.today}> {t('calendar.today')}</span>}
      </h3>
      <EventLines spans={spans} types={types} labelledBy={headingId} />
    </section>
  );
});
