import { useConfiguration, useLanguage } from '@park/platform';
import { useMemo } from 'react';
import styles from './HomePage.module.css';

/** A day in large type, hidden from screen readers: the text beside it says the same. */
export function DayLeaf({ moment }: { moment: string }) {
  const { language } = useLanguage();
  const { parkTimeZone: timeZone } = useConfiguration();
  const [weekday, day] = useMemo(() => {
    const locale = language === 'fr' ? 'fr-CH' : 'en-GB';
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(moment));
    return [part({ weekday: 'short' }), part({ day: 'numeric' })];
  }, [language, timeZone, moment]);
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.leafWeekday}>{weekday}</span>
      <span className={styles.leafDay}>{day}</span>
    </span>
  );
}
