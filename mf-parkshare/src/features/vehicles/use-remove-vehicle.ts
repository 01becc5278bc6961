import type { Vehicle } from '@park/contract/parking-permits';
import { useCommand } from '@park/platform';
import { useErrorToast, useToast } from '@park/ui';
import { useEffect, useRef } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/**
 * Removes a vehicle at once; the toast offers undo.
 * @param onRemoved called after removing; move the focus, because the button will be gone
 */
export function useRemoveVehicle(vehicles: readonly Vehicle[], onRemoved: () => void) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const command = useCommand('PUT /api/parking/vehicles', { refreshes: ['GET /api/parking'] });
  // Until undo is pressed, other vehicles can have been added.
  const latest = useRef(vehicles);
  useEffect(() => {
    latest.current = vehicles;
  });

  async function remove(vehicle: Vehicle): Promise<void> {
    const { plate } = vehicle;
    const index = vehicles.indexOf(vehicle);
    const result = await command.run({ body: { vehicles: vehicles.filter((stored) => stored !== vehicle) } });
    if (!result.ok) return showError(result.error, t('vehicles.notRemoved', { plate }));
    toast.show({
      message: t('vehicles.removed', { plate }),
      action: { label: t('vehicles.undo'), run: () => void restore(vehicle, index) },
    });
    onRemoved();
  }

  async function restore(vehicle: Vehicle, index: number): Promise<void> {
    const { plate } = vehicle;
    const { current } = latest;
    const restored = [...current.slice(0, index), vehicle, ...current.slice(index)];
    const result = await command.run({ body: { vehicles: restored } });
    if (result.ok) toast.show({ message: t('vehicles.restored', { plate }) });
    else showError(result.error, t('vehicles.notRestored', { plate }));
  }

  return { remove, isRunning: command.isRunning };
}
