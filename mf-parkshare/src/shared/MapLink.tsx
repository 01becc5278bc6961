import type { ParkingLot } from '@park/contract/parking';
import { UiLink, VisuallyHidden } from '@park/ui';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

export interface MapLinkProps {
  readonly position: NonNullable<ParkingLot['position']>;
  /** Text of the link; defaults to a generic one. */
  readonly address?: string;
  readonly className?: string;
}

/** Links to OpenStreetMap, which needs no account. */
export function MapLink({ position, address, className }: MapLinkProps) {
  const { t } = useParkshareTexts();
  const { latitude, longitude } = position;
  return (
    <UiLink
      className={className}
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
    >
      {address || t('map')}
      {address && <VisuallyHidden> ({t('map')})</VisuallyHidden>}
    </UiLink>
  );
}
