import { VisuallyHidden } from '@park/ui';
import styles from './DayGrid.module.css';
import { usePeriodWords } from './period-words';

/** The names of the days, Monday first. */
export function WeekdayHeads({ days }: { days: readonly string[] }) {
  const words = usePeriodWords();
  return (
    <div className={styles.heads} role="row">
      {days.map((day) => {
        const { short, long } = words.weekday(day);
        return (
          <span key={day} className={styles.head} role="columnheader">
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{long}</VisuallyHidden>
          </span>
        );
      })}
    </div>
  );
}
