import { RemoveAttendeeForm } from '@park/contract/attendee-forms';
import type { Attendee } from '@park/contract/event-registration';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';

export interface RemoveAttendeeDialogProps {
  readonly eventId: string;
  readonly attendee: Attendee;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason, which the person reads. */
export function RemoveAttendeeDialog({
  eventId,
  attendee: { id, name },
  onClose,
  onRemoved,
}: RemoveAttendeeDialogProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const remove = useCommand('POST /api/events/{id}/registrations/{registrationId}/remove', {
    refreshes: ['GET /api/events'],
  });
  const form = useForm({ schema: RemoveAttendeeForm, defaultValues: { reason: '' } });

  async function send(body: OutputOf<typeof RemoveAttendeeForm>): Promise<void> {
    const result = await remove.run({ params: { id: eventId, registrationId: id }, body });
    if (!result.ok) return form.showProblem(result.error);
    onRemoved();
    toast.show({ message: t('publishing.attendees.removed', { name }) });
  }

  return (
    <FormDialog
      title={t('publishing.attendees.removeQuestion', { name })}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('publishing.attendees.remove')}
      busyText={t('publishing.attendees.removing')}
      danger
    >
      <p>{t('publishing.attendees.removeConsequence')}</p>
      <TextAreaField
        name="reason"
        label={t('publishing.attendees.reason')}
        help={t('publishing.attendees.reasonHelp')}
        optional
      />
    </FormDialog>
  );
}
