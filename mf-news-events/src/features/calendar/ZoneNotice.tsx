import { useConfiguration } from '@park/platform';
import { deviceTimeZone } from '../events/viewer-time';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import type { Period } from './period';
import { hasOtherTime } from './zone-difference';
import styles from './ZoneNotice.module.css';

/** Whose clock the calendar follows, said only to those whose own shows another time. */
export function ZoneNotice({ period }: { period: Period }) {
  const { t } = useNewsEventsTexts();
  const { parkTimeZone } = useConfiguration();
  const zone = deviceTimeZone();
  if (!hasOtherTime(parkTimeZone, zone, period)) return null;
  return <p className={styles.zone}>{t('calendar.zone', { park: zoneName(parkTimeZone), device: zoneName(zone) })}</p>;
}

const zoneName = (zone: string) => zone.replaceAll('_', ' ');
