import { useDeferredValue, useId } from 'react';
import type { CatalogItem } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import type { DaySpan } from './day-spans';
import { EventLines } from './EventLines';
import { groupByDay, type DayGroup } from './group-by-day';
import { usePeriodLabels } from './period-labels';
import styles from './PeriodList.module.css';

export interface PeriodListProps {
  /** Events of the period, in the order of the calendar. */
  readonly spans: readonly DaySpan[];
  readonly types: readonly CatalogItem[];
  readonly first: string;
  readonly today: string;
  /** Collapses past days, so that the list starts with today. */
  readonly foldsPast: boolean;
}

/** About one screen of events; the others render afterwards without blocking the page. */
const atOnce = 20;

/** The events of the period by day. */
export function PeriodList({ spans, types, first, today, foldsPast }: PeriodListProps) {
  const { t } = useNewsEventsTexts();
  const coming = foldsPast ? spans.filter(({ lastDay }) => lastDay >= today) : spans;
  const folds = foldsPast && coming.length > 0 && coming.length < spans.length;
  const past = folds ? spans.filter(({ lastDay }) => lastDay < today) : [];
  const shown = folds ? coming : spans;
  const drawn = useDeferredValue(shown, shown.slice(0, atOnce));
  const drawnPast = useDeferredValue(past, []);
  return (
    <div className={styles.list}>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.summary}>{t('calendar.past', { count: past.length })}</summary>
          <Days groups={groupByDay(drawnPast, first)} types={types} today={today} />
        </details>
      )}
      <Days groups={groupByDay(drawn, folds ? today : first)} types={types} today={today} />
    </div>
  );
}

function Days({ groups, types, today }: { groups: readonly DayGroup[]; types: readonly CatalogItem[]; today: string }) {
  return groups.map(({ day, spans }) => (
    <DayOfList key={day} day={day} spans={spans} types={types} isToday={day === today} />
  ));
}

function DayOfList({ day, spans, types, isToday }: DayGroup & { types: readonly CatalogItem[]; isToday: boolean }) {
  const { t } = useNewsEventsTexts();
  const labels = usePeriodLabels();
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
}
