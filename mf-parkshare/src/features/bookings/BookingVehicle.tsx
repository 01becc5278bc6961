import type { ParkingBooking } from '@park/contract/parking';
import { useCall, useCommand, type CallError } from '@park/platform';
import {
  Button,
  Cluster,
  Dialog,
  ErrorPanel,
  Field,
  Section,
  Select,
  SkeletonText,
  Stack,
  UiLink,
  useToast,
  useUiTexts,
} from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

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
      {isChoosing && <VehicleDialog booking={booking} onClose={() => setIsChoosing(false)} />}
    </Section>
  );
}

function VehicleDialog({
  booking: { id, plate = null },
  onClose,
}: {
  readonly booking: ParkingBooking;
  readonly onClose: () => void;
}) {
  const { t } = useParkshareTexts();
  const { cancel } = useUiTexts();
  const toast = useToast();
  const query = useCall('GET /api/parking/vehicles', {});
  const command = useCommand('PUT /api/parking/bookings/{id}/vehicle', { refreshes: ['GET /api/parking/bookings'] });
  const [chosen, setChosen] = useState(plate ?? '');
  const [failure, setFailure] = useState<CallError>();
  const plates = query.data?.vehicles.map((vehicle) => vehicle.plate) ?? [];

  async function save(): Promise<void> {
    const result = await command.run({ params: { id }, body: { plate: chosen === '' ? null : chosen } });
    if (!result.ok) return setFailure(result.error);
    toast.show({ message: t('booking.vehicle.saved') });
    return onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('booking.vehicle.choose')}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {plates.length > 0 && (
            <Button
              variant="primary"
              busy={command.isRunning}
              busyText={t('vehicles.saving')}
              onClick={() => void save()}
            >
              {t('booking.vehicle.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
        {query.status === 'pending' && <SkeletonText lines={2} />}
        {query.status === 'failed' && (
          <LoadError compact error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
        )}
        {query.data && plates.length === 0 && (
          <p>
            {t('booking.vehicle.noVehicles')} <UiLink href="/parkshare/vehicles">{t('booking.vehicle.add')}</UiLink>
          </p>
        )}
        {plates.length > 0 && (
          <Field label={t('booking.vehicle.label')} help={t('booking.vehicle.help')}>
            {(control) => (
              <Select
                {...control}
                placeholder={t('booking.vehicle.without')}
                options={plates.map((value) => ({ value, label: value }))}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
