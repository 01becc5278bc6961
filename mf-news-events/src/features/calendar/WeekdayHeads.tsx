import { VisuallyHidden } from '@park/ui';
import styles from './DayGrid.module.css';
import { usePeriodLabels } from './period-labels';

/** Column headers with the names of the days, Monday first. */
export function WeekdayHeads({ days }: { days: readonly string[] }) {
  const labels = usePeriodLabels();
  return (
    <div className={styles.heads} role="row">
      {days.map((day) => {
        const { short, long } = labels.weekday(day);
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
