import { classNames, VisuallyHidden } from '@park/ui';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import type { CatalogItem } from '../../shared/use-catalog';
import type { DaySpan } from './day-spans';
import styles from './KindFilter.module.css';
import { KindMark } from './KindMark';

export interface KindFilterProps {
  readonly types: readonly CatalogItem[];
  /** Events of the period, of all types. */
  readonly spans: readonly DaySpan[];
  readonly chosen: readonly string[];
  readonly onChoose: (types: readonly string[]) => void;
}

/** Explains the shapes and colours of the types in the period, and shows only the chosen ones. */
export function KindFilter({ types, spans, chosen, onChoose }: KindFilterProps) {
  const { t } = useNewsEventsTexts();
  const counts = new Map<string, number>();
  for (const { event } of spans) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  const shown = types.filter(({ id }) => counts.has(id) || chosen.includes(id));
  if (shown.length < 2 && chosen.length === 0) return null;
  return (
    <div className={styles.kinds} role="group" aria-label={t('events.type')} data-print="hide">
      {shown.map(({ id, label }) => {
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={classNames(styles.kind, chosen.length > 0 && !isChosen && styles.off)}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
          >
            <KindMark type={id} />
            {label}
            <span className={styles.count}>
              {counts.get(id) ?? 0}
              <VisuallyHidden> {t('calendar.inPeriod')}</VisuallyHidden>
            </span>
          </button>
        );
      })}
      {chosen.length > 0 && (
        <button type="button" className={styles.all} onClick={() => onChoose([])}>
          {t('calendar.allKinds')}
        </button>
      )}
    </div>
  );
}
