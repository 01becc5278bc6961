import type { Attendee } from '@park/contract/event-registration';
import { errorText, useCommand, useTexts } from '@park/platform';
import { Button, ConfirmDialog, Field, TextArea, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** Takes a person off the list, with a reason that the person reads. */
export function RemoveAttendee({ eventId, attendee }: { readonly eventId: string; readonly attendee: Attendee }) {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const toast = useToast();
  const remove = useCommand('POST /api/events/{id}/registrations/{registrationId}/remove', {
    refreshes: ['GET /api/events'],
  });
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const run = async () => {
    const result = await remove.run({ params: { id: eventId, registrationId: attendee.id }, body: { reason } });
    setIsOpen(false);
    toast.show(
      result.ok
        ? { tone: 'success', message: t('publishing.attendees.removed', { name: attendee.name }) }
        : { tone: 'danger', message: errorText(result.error, translate) },
    );
  };
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
      <ConfirmDialog
        open={isOpen}
        danger
        busy={remove.isRunning}
        title={t('publishing.attendees.removeQuestion', { name: attendee.name })}
        confirmText={t('publishing.attendees.remove')}
        onConfirm={() => void run()}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('publishing.attendees.removeConsequence')}</p>
        <Field label={t('publishing.attendees.reason')} help={t('publishing.attendees.reasonHelp')} optional>
          {(control) => (
            <TextArea {...control} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
      </ConfirmDialog>
    </>
  );
}
