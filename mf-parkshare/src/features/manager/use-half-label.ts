import type { CompanyHalf } from '@park/contract/parking-holding';
import { useFormat } from '@park/platform';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** Who has a half, in a few words: "Anna Muster", "Released", "Ada (guest)". */
export function useHalfLabel(): (half: CompanyHalf) => string {
  const { t } = useParkshareTexts();
  return ({ state, booking, assignee, closedReason }) => {
    if (state === 'closed' && closedReason) return t('closed.half', { reason: closedReason });
    if (state === 'booked') {
      if (!booking) return t('manager.state.booked');
      if (booking.isGuest && booking.name !== null) return t('manager.guestName', { name: booking.name });
      return booking.name ?? t('manager.otherCompany');
    }
    if (state === 'held') return assignee?.name ?? t('manager.state.held');
    return t(`manager.state.${state}`);
  };
}

/** "Spot A005, Thu 26 Nov, morning: released". */
export function useHalfName(): (number: string, half: CompanyHalf) => string {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const label = useHalfLabel();
  return (number, half) =>
    t('manager.halfName', {
      spot: number,
      moment: t(`moment.${half.half}`, { day: format.day(half.day) }),
      state: label(half),
    });
}
