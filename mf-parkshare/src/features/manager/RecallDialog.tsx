import type { Half } from '@park/contract/parking';
import { RecallBody } from '@park/contract/parking-holding';
import { useCommand } from '@park/platform';
import { Notice, useToast } from '@park/ui';
import { CheckboxGroupField, Form, SubmitButton, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface RecallFormProps {
  readonly bookingId: string;
  /** The halves of the booking that can be taken back. */
  readonly halves: readonly Half[];
  /** Selected at first. */
  readonly half: Half;
  readonly onDone: () => void;
}

/** Takes a booked half back, with a reason for the booker. */
export function RecallForm({ bookingId, halves, half, onDone }: RecallFormProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const command = useCommand('POST /api/parking/bookings/{id}/recall', { refreshes: ['GET /api/parking'] });
  const form = useForm({ schema: RecallBody, defaultValues: { halves: [half], reason: '' } });

  async function send(body: OutputOf<typeof RecallBody>): Promise<void> {
    const result = await command.run({ params: { id: bookingId }, body });
    if (!result.ok) return form.showProblem(result.error);
    const { halves: count } = result.data;
    toast.show({ message: t('recall.done', { count, credits: t('credits', { count: result.data.poolCredits }) }) });
    onDone();
  }

  return (
    <Form form={form} onSubmit={send} label={t('recall.action')}>
      <Notice>{t('recall.cost')}</Notice>
      {halves.length > 1 && (
        <CheckboxGroupField
          name="halves"
          label={t('recall.halves')}
          options={halves.map((value) => ({ value, label: t(`halves.${value}`) }))}
        />
      )}
      <TextAreaField name="reason" label={t('recall.reason')} help={t('recall.reasonHelp')} />
      <SubmitButton busyText={t('recall.running')}>{t('recall.confirm')}</SubmitButton>
    </Form>
  );
}
