import { usePageTitle, useSearchParams, useSession } from '@park/platform';
import { ButtonLink, Cluster, Page, SegmentedControl, Stack } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { BookingList, type BookingPeriod } from './BookingList';

const periods: readonly BookingPeriod[] = ['upcoming', 'past'];

export default function BookingsPage() {
  const { t } = useParkshareTexts();
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const requestedPeriod = periods.find((period) => period === parameters.get('when'));
  const period = requestedPeriod ?? 'upcoming';
  usePageTitle(t('bookings.title'));
  return (
    <Page
      title={t('bookings.title')}
      count={user ? t('credits', { count: user.parkshareCredits }) : undefined}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <Cluster>
          <ButtonLink href="/parkshare/vehicles">{t('vehicles.title')}</ButtonLink>
          <ButtonLink variant="primary" href="/parkshare">
            {t('bookings.book')}
          </ButtonLink>
        </Cluster>
      }
    >
      <Stack gap={6}>
        <div data-print="hide">
          <SegmentedControl
            legend={t('bookings.when.legend')}
            options={periods.map((value) => ({ value, label: t(`bookings.when.${value}`) }))}
            value={period}
            onChange={(next) => setParameters(next === 'upcoming' ? {} : { when: next }, { replace: true })}
          />
        </div>
        {/* The key resets the list, so that it never shows the other period's bookings while loading. */}
        <BookingList key={period} period={period} requestedPeriod={requestedPeriod} />
      </Stack>
    </Page>
  );
}
