import type { ParkingStrip } from '@park/contract/parking';
import { useCall, useFormat } from '@park/platform';
import { classNames } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useEffect, useRef } from 'react';
import { halvesOf } from '../../shared/halves';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './DayStrip.module.css';
import type { ParkingDayView } from './use-parking-day';

/** The next 14 days with the number of free spots for the selected half; one press shows a day. */
export function DayStrip({ view: { address, date, half } }: { readonly view: ParkingDayView }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const query = useCall('GET /api/parking/days', {}, { keepPrevious: true });
  const strip = useRef<HTMLUListElement>(null);
  const isReady = query.status === 'ready';
  // On small screens the chosen day is in the middle, not beyond the edge.
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector('[aria-current]');
    if (!isReady || !list || !chosen) return;
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [isReady, date]);
  if (query.status === 'pending') return <div className={styles.waiting} />;
  if (query.status === 'failed')
    return <LoadError compact error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />;
  const isOwn = (day: ParkingStrip['days'][number]) => halvesOf(half).some((part) => day.own[part]);
  return (
    <ul ref={strip} className={styles.strip} aria-label={t('strip.title')} data-print="hide">
      {query.data.days.map((day) => (
        <li key={day.date}>
          <button
            type="button"
            className={classNames(styles.day, day.date === date && styles.chosen, isOwn(day) && styles.own)}
            aria-current={day.date === date ? 'date' : undefined}
            onClick={() => address.setDate(day.date)}
          >
            <span className={styles.date}>{format.day(day.date)}</span>
            <span className={styles.count}>
              {isOwn(day) ? t('strip.own') : t('strip.free', { count: day.free[half] })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
