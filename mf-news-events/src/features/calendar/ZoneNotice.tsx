import { useConfiguration } from '@park/platform';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import styles from './ZoneNotice.module.css';

/** Names the time zone of the calendar, on every device: the server, which draws the page, does not know its clock. */
export function ZoneNotice() {
  const { t } = useNewsEventsTexts();
  const { parkTimeZone } = useConfiguration();
  return <p className={styles.zone}>{t('calendar.zone', { park: parkTimeZone.replaceAll('_', ' ') })}</p>;
}
