import type { Half } from '@park/contract/parking';
import { RecallBody, type CompanyHalf, type HeldSpot } from '@park/contract/parking-holding';
import { useCommand, useFormat } from '@park/platform';
import { Notice, useToast } from '@park/ui';
import { CheckboxGroupField, FormDialog, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface RecallDialogProps {
  readonly bookingId: string;
  readonly spot: HeldSpot;
  /** Selected at first. */
  readonly half: CompanyHalf;
  /** The halves of the booking that can be taken back. */
  readonly halves: readonly Half[];
  readonly onClose: () => void;
}

/** Takes a booked half back, with a reason for the booker. */
export function RecallDialog({ bookingId, spot, half, halves, onClose }: RecallDialogProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const toast = useToast();
  const command = useCommand('POST /api/parking/bookings/{id}/recall', { refreshes: ['GET /api/parking'] });
  const form = useForm({ schema: RecallBody, defaultValues: { halves: [half.half], reason: '' } });

  async function send(body: OutputOf<typeof RecallBody>): Promise<void> {
    const result = await command.run({ params: { id: bookingId }, body });
    if (!result.ok) return form.showProblem(result.error);
    const { halves: count } = result.data;
    toast.show({ message: t('recall.done', { count, credits: t('credits', { count: result.data.poolCredits }) }) });
    onClose();
  }

  return (
    <FormDialog
      title={t('recall.title', { spot: spot.number, day: format.day(half.day) })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('recall.confirm')}
      busyText={t('recall.running')}
    >
      <Notice>{t('recall.cost')}</Notice>
      {halves.length > 1 && (
        <CheckboxGroupField
          name="halves"
          label={t('recall.halves')}
          options={halves.map((value) => ({ value, label: t(`halves.${value}`) }))}
        />
      )}
      <TextAreaField name="reason" label={t('recall.reason')} help={t('recall.reasonHelp')} />
    </FormDialog>
  );
}
