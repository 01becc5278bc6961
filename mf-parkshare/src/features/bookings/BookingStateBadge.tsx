import { StatusBadge, type Status } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import type { BookingState } from './booking-state';

const statuses: Record<BookingState, Status> = {
  upcoming: 'success',
  arrived: 'success',
  now: 'success',
  over: 'neutral',
  cancelled: 'neutral',
  recalled: 'warning',
  noShow: 'warning',
};

export function BookingStateBadge({ state }: { state: BookingState }) {
  const { t } = useParkshareTexts();
  return <StatusBadge status={statuses[state]}>{t(`booking.state.${state}`)}</StatusBadge>;
}
