import { Allowed, usePageTitle } from '@park/platform';
import { ButtonLink, Page, Stack } from '@park/ui';
import { bookingsAddress } from '../bookings/booking-address';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { DayBar } from './DayBar';
import { DayFailure } from './DayFailure';
import { DayContent } from './DayContent';
import { LotListSkeleton } from './LotList';
import { OtherParkingSystems } from './OtherParkingSystems';
import { useParkingDay } from './use-parking-day';

/** Shows the free spots of a day and books one. */
export default function ParkingPage() {
  const { t } = useParkshareTexts();
  const view = useParkingDay();
  const { day, address } = view;
  usePageTitle(t('parking.title'));
  return (
    <Page
      title={t('parking.title')}
      count={t('credits', { count: view.credits })}
      action={
        <Allowed permission="Parkshare_Book">
          <ButtonLink href={bookingsAddress}>{t('parking.bookings')}</ButtonLink>
        </Allowed>
      }
    >
      <Stack gap={8}>
        <DayBar view={view} />
        {day.status === 'pending' && <LotListSkeleton />}
        {day.status === 'failed' && (
          <DayFailure error={day.error} onRetry={day.retry} isRetrying={day.isRefreshing} onToday={address.clearDate} />
        )}
        {day.status === 'ready' && <DayContent view={view} answer={day.data} />}
        <OtherParkingSystems />
      </Stack>
    </Page>
  );
}
