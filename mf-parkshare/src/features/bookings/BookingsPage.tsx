import { usePageTitle, useSearchParams, useSession } from '@park/platform';
import { ButtonLink, Page, SegmentedControl, Stack } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { BookingList } from './BookingList';

export type When = 'upcoming' | 'past';

const times: readonly When[] = ['upcoming', 'past'];

export default function BookingsPage() {
  const { t } = useParkshareTexts();
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  // What the address says goes into the call as it stands, so that the call is the one that came with the page.
  const asked = times.find((time) => time === parameters.get('when'));
  const when = asked ?? 'upcoming';
  usePageTitle(t('bookings.title'));
  return (
    <Page
      title={t('bookings.title')}
      count={user ? t('credits', { count: user.parkshareCredits }) : undefined}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <ButtonLink variant="primary" href="/parkshare">
          {t('bookings.book')}
        </ButtonLink>
      }
    >
      <Stack gap={6}>
        <div data-print="hide">
          <SegmentedControl
            legend={t('bookings.when.legend')}
            options={times.map((value) => ({ value, label: t(`bookings.when.${value}`) }))}
            value={when}
            onChange={(next) => setParameters(next === 'upcoming' ? {} : { when: next }, { replace: true })}
          />
        </div>
        {/* A list of its own for each: the other one's bookings must not stand under the wrong name while they load. */}
        <BookingList key={when} when={when} asked={asked} />
      </Stack>
    </Page>
  );
}
