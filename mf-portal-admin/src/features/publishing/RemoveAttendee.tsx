import type { Attendee } from '@park/contract/event-registration';
import { useCommand, type CallError } from '@park/platform';
import { Button, ConfirmDialog, ErrorPanel, Field, Stack, TextArea, useToast } from '@park/ui';
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
  const toast = useToast();
  const remove = useCommand('POST /api/events/{id}/registrations/{registrationId}/remove', {
    refreshes: ['GET /api/events'],
  });
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<CallError>();
  const run = async () => {
    setError(undefined);
    const result = await remove.run({ params: { id: eventId, registrationId: attendee.id }, body: { reason } });
    if (!result.ok) return setError(result.error);
    setIsOpen(false);
    onRemoved();
    toast.show({ message: t('publishing.attendees.removed', { name: attendee.name }) });
    return undefined;
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
        <Stack>
          <p>{t('publishing.attendees.removeConsequence')}</p>
          <Field label={t('publishing.attendees.reason')} help={t('publishing.attendees.reasonHelp')} optional>
            {(control) => (
              <TextArea
                {...control}
                value={reason}
                maxLength={500}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          {error && <ErrorPanel compact headingLevel={3} error={error} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
