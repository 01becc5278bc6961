import type { ParkingBooking } from '@park/contract/parking';
import { useCall } from '@park/platform';
import { Button, Cluster, Dialog, Section, SkeletonText, UiLink, useUiTexts } from '@park/ui';
import { LoadError, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** Forms are no part of the first screen. */
const VehicleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "vehicle" */ './VehicleDialog')).VehicleDialog,
);

/** Which of the own vehicles comes: the park's staff see its plate on the day list. */
export function BookingVehicle({ booking }: { readonly booking: ParkingBooking }) {
  const { t } = useParkshareTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Section title={t('booking.vehicle.title')}>
      <Cluster gap={4}>
        <span>{booking.plate ?? t('booking.vehicle.none')}</span>
        <Button size="small" onClick={() => setIsChoosing(true)}>
          {t('booking.vehicle.choose')}
        </Button>
      </Cluster>
      {isChoosing && <ChooseVehicle booking={booking} onClose={() => setIsChoosing(false)} />}
    </Section>
  );
}

/** The form, or why there is none. */
function ChooseVehicle({ booking, onClose }: { readonly booking: ParkingBooking; readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { cancel } = useUiTexts();
  const query = useCall('GET /api/parking/vehicles', {});
  const plates = query.data?.vehicles.map(({ plate }) => plate) ?? [];
  if (plates.length > 0) return <VehicleDialog booking={booking} plates={plates} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('booking.vehicle.choose')}
      actions={<Button onClick={onClose}>{cancel}</Button>}
    >
      {query.status === 'pending' && <SkeletonText lines={2} />}
      {query.status === 'failed' && (
        <LoadError compact error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
      )}
      {query.status === 'ready' && (
        <p>
          {t('booking.vehicle.noVehicles')} <UiLink href="/parkshare/vehicles">{t('booking.vehicle.add')}</UiLink>
        </p>
      )}
    </Dialog>
  );
}
