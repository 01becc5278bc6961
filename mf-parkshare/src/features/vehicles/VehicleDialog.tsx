import { Vehicle } from '@park/contract/parking-permits';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { CheckboxField, FormDialog, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface VehicleDialogProps {
  /** Undefined for a new one. */
  readonly vehicle: Vehicle | undefined;
  /** All vehicles as they are stored. */
  readonly vehicles: readonly Vehicle[];
  readonly onClose: () => void;
}

/** Adds or changes a vehicle. */
export function VehicleDialog({ vehicle, vehicles, onClose }: VehicleDialogProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const command = useCommand('PUT /api/parking/vehicles', { refreshes: ['GET /api/parking'] });
  const form = useForm({ schema: Vehicle, defaultValues: vehicle ?? { plate: '', isElectric: false } });

  async function save(entered: OutputOf<typeof Vehicle>): Promise<void> {
    const changed = vehicle
      ? vehicles.map((stored) => (stored.plate === vehicle.plate ? entered : stored))
      : [...vehicles, entered];
    const result = await command.run({ body: { vehicles: changed } });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('vehicles.saved', { plate: entered.plate }) });
    onClose();
  }

  return (
    <FormDialog
      title={vehicle ? t('vehicles.editNamed', { plate: vehicle.plate }) : t('vehicles.add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('vehicles.save')}
      busyText={t('vehicles.saving')}
    >
      <TextField name="plate" label={t('vehicles.plate')} autoComplete="off" autoCapitalize="characters" />
      <CheckboxField name="isElectric" label={t('vehicles.isElectric')} />
    </FormDialog>
  );
}
