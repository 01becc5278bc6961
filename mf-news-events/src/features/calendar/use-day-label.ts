import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { usePeriodLabels } from './period-labels';

/** "Friday 20 November 2026, 3 events": few numbers, many days, so each number is put into words once. */
export function useDayLabel(): (day: string, count: number) => string {
  const { t } = useNewsEventsTexts();
  const labels = usePeriodLabels();
  const counts = new Map<number, string>();
  return (day, count) => {
    let text = counts.get(count);
    if (text === undefined) counts.set(count, (text = t('calendar.ofDay', { count })));
    return `${labels.longDay(day)}, ${text}`;
  };
}
