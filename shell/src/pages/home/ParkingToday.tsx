import { useCall, useSession } from '@park/platform';
import { useServices } from '@park/platform';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { homeCalls } from './home-calls';
import { TodayLine, TodayPanel } from './TodayPanel';
import { upcomingSpots } from './upcoming';

export function ParkingToday({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const { clock } = useServices();
  const { user } = useSession();
  const bookings = useCall('GET /api/parking/bookings', homeCalls.bookings);
  const hasDetails = hasRoute('/parkshare/bookings/details');
  return (
    <TodayPanel
      title={t('home.parking.title')}
      note={user ? t('home.parking.credits', { count: user.parkshareCredits }) : undefined}
      query={bookings}
      lines={({ items }, count) =>
        upcomingSpots(items, clock(), count).map(({ id, lot, spot, date, half }) => (
          <TodayLine
            key={id}
            day={date}
            title={t('home.parking.spot', { lot, spot })}
            meta={t(`home.parking.halves.${half}`)}
            href={hasDetails ? `/parkshare/bookings/details?id=${encodeURIComponent(id)}` : undefined}
          />
        ))
      }
      none={t('home.parking.none')}
      action={{ href: '/parkshare', label: t('home.parking.book') }}
    />
  );
}
