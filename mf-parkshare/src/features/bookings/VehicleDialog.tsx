import { BookingVehicleBody, type ParkingBooking } from '@park/contract/parking';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, SelectField, formSchema, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** An empty choice means no vehicle. */
const VehicleInput = formSchema(({ plate }: { plate: string }) =>
  BookingVehicleBody.safeParse({ plate: plate === '' ? null : plate }),
);

export interface VehicleDialogProps {
  readonly booking: ParkingBooking;
  /** Of the own vehicles. */
  readonly plates: readonly string[];
  readonly onClose: () => void;
}

/** Sets the vehicle of a booking. */
export function VehicleDialog({ booking: { id, plate }, plates, onClose }: VehicleDialogProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const command = useCommand('PUT /api/parking/bookings/{id}/vehicle', { refreshes: ['GET /api/parking/bookings'] });
  // A vehicle that has been removed since cannot be chosen again.
  const stored = plates.find((one) => one === plate) ?? '';
  const form = useForm({ schema: VehicleInput, defaultValues: { plate: stored } });

  async function save(body: OutputOf<typeof VehicleInput>): Promise<void> {
    const result = await command.run({ params: { id }, body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('booking.vehicle.saved') });
    onClose();
  }

  return (
    <FormDialog
      title={t('booking.vehicle.choose')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('booking.vehicle.save')}
      busyText={t('vehicles.saving')}
    >
      <SelectField
        name="plate"
        label={t('booking.vehicle.label')}
        help={t('booking.vehicle.help')}
        placeholder={t('booking.vehicle.without')}
        options={plates.map((value) => ({ value, label: value }))}
        optional
      />
    </FormDialog>
  );
}
