import { useDownload } from '@park/platform';
import { Button, useErrorToast } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** Saves the booking as a calendar file. */
export function CalendarButton({ id }: { readonly id: string }) {
  const { t } = useParkshareTexts();
  const showError = useErrorToast();
  const file = useDownload('GET /api/parking/bookings/{id}/calendar');
  async function save(): Promise<void> {
    const error = await file.run({ params: { id } }, { accept: 'text/calendar', fallbackName: 'parking.ics' });
    if (error) showError(error);
  }
  return (
    <Button busy={file.isRunning} onClick={() => void save()}>
      {t('booking.calendar')}
    </Button>
  );
}
