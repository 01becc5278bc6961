import { useDayLabels } from '../../shared/day-labels';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

/**
 * Returns a function for labels such as "Friday 20 November 2026, 3 events". Texts of counts are cached, because many
 * days have the same.
 */
export function useDayLabel(): (day: string, count: number) => string {
  const { t } = useNewsEventsTexts();
  const labels = useDayLabels();
  const counts = new Map<number, string>();
  return (day, count) => {
    let text = counts.get(count);
    if (text === undefined) counts.set(count, (text = t('calendar.ofDay', { count })));
    return `${labels.longDay(day)}, ${text}`;
  };
}
