import { useDownload, useTexts } from '@park/platform';
import { Button, useToast } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** Saves the booking as a calendar file. */
export function CalendarButton({ id }: { readonly id: string }) {
  const { t } = useParkshareTexts();
  const { t: anyText } = useTexts();
  const toast = useToast();
  const file = useDownload('GET /api/parking/bookings/{id}/calendar');
  async function save(): Promise<void> {
    const error = await file.run({ params: { id } }, { accept: 'text/calendar', fallbackName: 'parking.ics' });
    if (error) toast.show({ tone: 'danger', message: anyText(error.key, error.values) });
  }
  return (
    <Button busy={file.isRunning} onClick={() => void save()}>
      {t('booking.calendar')}
    </Button>
  );
}
