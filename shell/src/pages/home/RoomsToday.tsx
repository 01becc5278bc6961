import { useCall, useFormat, useServices } from '@park/platform';
import { StatusBadge } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import { homeCalls } from './home-calls';
import { TodayLine, TodayPanel } from './TodayPanel';
import { upcomingRooms } from './upcoming';

export function RoomsToday() {
  const { t } = useShellTexts();
  const format = useFormat();
  const { clock } = useServices();
  const bookings = useCall('GET /api/rooms/bookings', homeCalls.bookings);
  return (
    <TodayPanel
      title={t('home.rooms.title')}
      query={bookings}
      lines={({ items }, count) =>
        upcomingRooms(items, clock(), count).map(({ id, title, place, start, end, isPending }) => (
          <TodayLine
            key={id}
            day={format.dayOf(start)}
            title={title}
            meta={`${format.timeRange(start, end)} · ${place}`}
            state={isPending ? <StatusBadge status="warning">{t('home.rooms.pending')}</StatusBadge> : undefined}
          />
        ))
      }
      none={t('home.rooms.none')}
      action={{ href: '/book-a-room', label: t('home.rooms.book') }}
    />
  );
}
