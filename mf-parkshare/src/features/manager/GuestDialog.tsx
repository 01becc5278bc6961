import { GuestBody, type CompanyHalf, type HeldSpot } from '@park/contract/parking-holding';
import { useCommand, useFormat } from '@park/platform';
import { useToast } from '@park/ui';
import { CheckboxField, CheckboxGroupField, FormDialog, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface GuestDialogProps {
  readonly spot: HeldSpot;
  readonly half: CompanyHalf;
  readonly onClose: () => void;
}

/** Books for a named guest; the company's pool pays. */
export function GuestDialog({ spot, half, onClose }: GuestDialogProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const toast = useToast();
  const command = useCommand('POST /api/parking/guests', { refreshes: ['GET /api/parking'] });
  const form = useForm({
    schema: GuestBody,
    defaultValues: { spotId: spot.id, date: half.day, halves: [half.half], name: '', plate: '', isElectric: false },
  });

  async function send(body: OutputOf<typeof GuestBody>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('guest.done', { credits: t('credits', { count: result.data.poolCredits }) }) });
    onClose();
  }

  return (
    <FormDialog
      title={t('guest.title', { spot: spot.number, day: format.day(half.day) })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('guest.confirm')}
      busyText={t('guest.running')}
    >
      <TextField name="name" label={t('guest.name')} autoComplete="off" />
      <TextField name="plate" label={t('guest.plate')} help={t('guest.plateHelp')} autoComplete="off" optional />
      {spot.kind === 'electric' && (
        <CheckboxField name="isElectric" label={t('guest.isElectric')} help={t('guest.electricHelp')} />
      )}
      <CheckboxGroupField
        name="halves"
        label={t('parking.half')}
        options={(['am', 'pm'] as const).map((value) => ({ value, label: t(`halves.${value}`) }))}
      />
    </FormDialog>
  );
}
