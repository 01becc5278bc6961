import { useConfiguration } from '@park/platform';
import { useDeviceTimeZone } from '../events/viewer-time';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import type { Period } from './period';
import { hasOtherTime } from './zone-difference';
import styles from './ZoneNotice.module.css';

/** Names the time zone of the calendar if the device's clock differs. */
export function ZoneNotice({ period }: { period: Period }) {
  const { t } = useNewsEventsTexts();
  const { parkTimeZone } = useConfiguration();
  const zone = useDeviceTimeZone(parkTimeZone);
  if (!hasOtherTime(parkTimeZone, zone, period)) return null;
  return <p className={styles.zone}>{t('calendar.zone', { park: zoneName(parkTimeZone), device: zoneName(zone) })}</p>;
}

const zoneName = (zone: string) => zone.replaceAll('_', ' ');
