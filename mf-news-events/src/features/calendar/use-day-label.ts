import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { usePeriodWords } from './period-words';

/** "Friday 20 November 2026, 3 events": few numbers, many days, so each number is put into words once. */
export function useDayLabel(): (day: string, count: number) => string {
  const { t } = useNewsEventsTexts();
  const words = usePeriodWords();
  const counts = new Map<number, string>();
  return (day, count) => {
    let text = counts.get(count);
    if (text === undefined) counts.set(count, (text = t('calendar.ofDay', { count })));
    return `${words.longDay(day)}, ${text}`;
  };
}
