import { useTexts } from '@park/platform';
import { useMemo } from 'react';

/** "November 2026", for any day of the month. */
export function useMonthLabel(): (day: string) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (day) => format.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
  }, [language]);
}
