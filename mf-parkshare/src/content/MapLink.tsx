import type { ParkingLot } from '@park/contract/parking';
import { UiLink } from '@park/ui';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

/** A map that belongs to everybody and asks nobody for an account. */
export function MapLink({ position }: { position: NonNullable<ParkingLot['position']> }) {
  const { t } = useParkshareTexts();
  const { latitude, longitude } = position;
  return <UiLink href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}>{t('map')}</UiLink>;
}
