import { Allowed, useCall, usePageTitle } from '@park/platform';
import { ButtonLink, Cluster, Page, Stack, UiLink } from '@park/ui';
import { OwnSpotCards } from '../own-spot/OwnSpotCard';
import { bookingsAddress } from '../../shared/booking-address';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { DayBar } from './DayBar';
import { DayStrip } from './DayStrip';
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
  const strip = useCall('GET /api/parking/days', {}, { keepPrevious: true });
  usePageTitle(t('parking.title'));
  return (
    <Page
      title={t('parking.title')}
      count={
        <Allowed permission="Parkshare_Book" otherwise={t('credits', { count: view.credits })}>
          <UiLink href="/parkshare/credits" title={t('creditPage.open')}>
            {t('credits', { count: view.credits })}
          </UiLink>
        </Allowed>
      }
      action={
        <Cluster>
          <Allowed
            permission="Parkshare_SuperManage"
            otherwise={
              // Facilities; the park's staff find it among their pages.
              strip.data?.may.readDayList && <ButtonLink href="/parkshare/park/day">{t('dayList.open')}</ButtonLink>
            }
          >
            <ButtonLink href="/parkshare/park">{t('sections.open')}</ButtonLink>
          </Allowed>
          <Allowed permission="Parkshare_Manage">
            <ButtonLink href="/parkshare/manager">{t('manager.open')}</ButtonLink>
          </Allowed>
          <Allowed permission="Parkshare_Book">
            <ButtonLink href="/parkshare/waitlist">{t('waitlist.title')}</ButtonLink>
            <ButtonLink href={bookingsAddress}>{t('parking.bookings')}</ButtonLink>
          </Allowed>
        </Cluster>
      }
    >
      <Stack gap={8}>
        <Stack gap={4}>
          <DayBar view={view} />
          <DayStrip view={view} />
        </Stack>
        <Allowed permission="Parkshare_Book">
          <OwnSpotCards date={view.date} hasDayFailed={day.status === 'failed'} />
        </Allowed>
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
