import { maxRemovalReasonLength, RemoveAttendeeForm } from '@park/contract/attendee-forms';
import type { Attendee } from '@park/contract/event-registration';
import { useCommand } from '@park/platform';
import { Button, useToast } from '@park/ui';
import { FormDialog, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

interface RemoveAttendeeProps {
  readonly eventId: string;
  readonly attendee: Attendee;
  readonly onRemoved: () => void;
}

/** Takes a person off the list, with a reason that the person reads. */
export function RemoveAttendee({ eventId, attendee, onRemoved }: RemoveAttendeeProps) {
  const { t } = usePortalTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('publishing.attendees.removeNamed', { name: attendee.name })}
        onClick={() => setIsOpen(true)}
      >
        {t('publishing.attendees.remove')}
      </Button>
      {isOpen && (
        <RemoveDialog
          eventId={eventId}
          attendee={attendee}
          onClose={() => setIsOpen(false)}
          onRemoved={() => {
            setIsOpen(false);
            onRemoved();
          }}
        />
      )}
    </>
  );
}

function RemoveDialog({
  eventId,
  attendee: { id, name },
  onClose,
  onRemoved,
}: RemoveAttendeeProps & { readonly onClose: () => void }) {
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
        maxLength={maxRemovalReasonLength}
        optional
      />
    </FormDialog>
  );
}
