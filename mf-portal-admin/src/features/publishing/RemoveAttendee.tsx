import { Button } from '@park/ui';
import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { RemoveAttendeeDialogProps } from './RemoveAttendeeDialog';

/** Forms are no part of the first screen. */
const RemoveAttendeeDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "remove-attendee" */ './RemoveAttendeeDialog')).RemoveAttendeeDialog,
);

/** Takes a person off the list, with a reason that the person reads. */
export function RemoveAttendee({ eventId, attendee, onRemoved }: Omit<RemoveAttendeeDialogProps, 'onClose'>) {
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
        <RemoveAttendeeDialog
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
