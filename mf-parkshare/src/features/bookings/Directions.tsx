import type { ParkingBookingDetails } from '@park/contract/parking';
import { Section } from '@park/ui';
import { MapLink } from '../../shared/MapLink';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Directions.module.css';

export function Directions({ details: { booking, directions } }: { details: ParkingBookingDetails }) {
  const { t } = useParkshareTexts();
  const { address, position } = booking.lot;
  if (!address && !position && !directions) return null;
  const paragraphs = directions
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  return (
    <Section title={t('booking.wayThere')}>
      <div className={styles.way} data-print-address>
        {address && <p className={styles.address}>{address}</p>}
        {paragraphs.map((text, place) => (
          <p key={place}>{text}</p>
        ))}
        {position && (
          <p>
            <MapLink position={position} />
          </p>
        )}
      </div>
    </Section>
  );
}
