import { useFormat, useServices } from '@park/platform';
import { ConfirmDialog, ErrorPanel, Stack } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { UpcomingBooking } from './upcoming-bookings';
import { useBookingLabels } from './use-booking-labels';
import type { CancelBooking } from './use-cancel-booking';

export function CancelBookingDialog({
  cancelling: { asked, isRunning, error, keep, confirm },
}: {
  cancelling: CancelBooking;
}) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const labels = useBookingLabels();
  const consequence = useConsequence();
  if (!asked) return null;
  const { name, facts } = labels(asked);
  return (
    <ConfirmDialog
      open
      danger
      title={t('bookings.cancel.question', { what: name })}
      confirmText={t('bookings.cancel.confirm')}
      cancelText={t('bookings.cancel.keep')}
      busy={isRunning}
      busyText={t('bookings.cancel.running')}
      onConfirm={() => void confirm()}
      onClose={keep}
    >
      <Stack gap={2}>
        <p>
          {format.day(asked.start)} · {facts}
        </p>
        <p>{consequence(asked)}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}

function useConsequence(): (booking: UpcomingBooking) => string {
  const { t } = usePortalTexts();
  const { clock } = useServices();
  return (booking) => {
    if (booking.kind === 'room') return t('bookings.cancel.room', { count: booking.upcomingDates });
    if (booking.creditsBack > 0) return t('bookings.cancel.credits', { count: booking.creditsBack });
    // Credits are refunded for halves that have not begun, and some halves cost none.
    return t(Date.parse(booking.start) <= +clock() ? 'bookings.cancel.hasBegun' : 'bookings.cancel.costNothing');
  };
}
