import { VisuallyHidden } from '@park/ui';
import { useDayLabels } from '../../shared/day-labels';
import styles from './DayGrid.module.css';

/** Column headers with the names of the days, Monday first. */
export function WeekdayHeads({ days }: { days: readonly string[] }) {
  const labels = useDayLabels();
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
