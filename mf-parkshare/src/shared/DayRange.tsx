import { useFormat } from '@park/platform';
import styles from './DayRange.module.css';

export interface DayRangeProps {
  /** `YYYY-MM-DD` */
  readonly firstDay: string;
  /** `YYYY-MM-DD` */
  readonly lastDay: string;
}

/** Days from the first to the last: "Sun 27 Sept – Fri 26 Mar 2027". A line may end between the days, not inside one. */
export function DayRange({ firstDay, lastDay }: DayRangeProps) {
  const format = useFormat();
  if (firstDay === lastDay) return <span className={styles.day}>{format.day(firstDay)}</span>;
  return (
    <>
      <span className={styles.day}>{format.day(firstDay)} –</span>{' '}
      <span className={styles.day}>{format.day(lastDay)}</span>
    </>
  );
}
