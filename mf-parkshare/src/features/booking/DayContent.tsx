import type { ParkingDay } from '@park/contract/parking';
import { usePermission } from '@park/platform';
import { EmptyState, Notice, Section, Stack, VisuallyHidden } from '@park/ui';
import { useFocusAfterRender } from '@park/ui/pages';
import { useCallback, useRef, useState } from 'react';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookability, isBookable, priceOf } from './bookability';
import { BookingRefusal } from './BookingRefusal';
import { DayHint } from './DayHint';
import styles from './DayContent.module.css';
import { LotList } from './LotList';
import { OwnBookings } from './OwnBookings';
import { useBookSpot } from './use-book-spot';
import type { ParkingDayView } from './use-parking-day';

/** The selected day: own bookings, the reason why booking is not possible, and the lots. */
export function DayContent({ view, answer }: { view: ParkingDayView; answer: ParkingDay }) {
  const { t } = useParkshareTexts();
  const dayHalfLabel = useDayHalfLabel();
  const isAllowed = usePermission('Parkshare_Book');
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = useFocusAfterRender(frame);
  const [bookedId, setBookedId] = useState<string>();
  const forgetBooked = useCallback(() => setBookedId(undefined), []);
  const { address, date, half, credits, isStale } = view;
  const booking = useBookSpot({
    date,
    half,
    onRefused: view.refresh,
    onBooked: ({ id }) => {
      setBookedId(id);
      address.closeLot();
    },
  });
  const state = bookability(answer);
  const canBook = isAllowed && isBookable(state);
  const hasLot = (id: string) => answer.lots.some((lot) => lot.id === id);
  const free = answer.lots.reduce((sum, lot) => sum + lot.free[answer.half], 0);
  const price = priceOf(answer, half);
  const costText = price === 0 ? t('parking.free') : t('parking.cost', { count: credits, cost: price });
  const own = isAllowed && state.kind === 'own' ? t(`hint.own.${state.own}`) : undefined;
  const aside = canBook ? costText : own;
  // Shown here when the refusal's lot is no longer in the list.
  const refusal = booking.refusal && !hasLot(booking.refusal.selection.lot.id) ? booking.refusal : undefined;

  return (
    <div ref={frame} tabIndex={-1} className={styles.offer} aria-busy={isStale}>
      <Stack gap={8}>
        {isAllowed && (
          <OwnBookings own={answer.own} bookedId={bookedId} onArrived={forgetBooked} onCancelled={focusFrame} />
        )}
        {isAllowed && !booking.refusal && (
          <DayHint state={state} view={view} lastDay={answer.lastDay} lots={answer.lots} />
        )}
        {refusal && <BookingRefusal refusal={refusal} view={view} answer={answer} onBook={booking.book} />}
        {address.lotId !== undefined && !isStale && !hasLot(address.lotId) && (
          <Notice title={t('parking.unknownLot.title')} onDismiss={address.closeLot}>
            {t('parking.unknownLot.reason')}
          </Notice>
        )}
        {answer.lots.length > 0 ? (
          <Section
            title={capitalizeFirst(dayHalfLabel(date, half))}
            action={aside && <p className={styles.aside}>{aside}</p>}
          >
            <div role="status">
              <VisuallyHidden>
                {isStale ? '' : t('parking.freeAt', { count: free, moment: dayHalfLabel(date, half) })}
              </VisuallyHidden>
            </div>
            <LotList view={view} answer={answer} canBook={canBook} booking={booking} />
          </Section>
        ) : (
          <EmptyState kind="nothingYet" title={t('parking.noLots.title')} reason={t('parking.noLots.reason')} />
        )}
      </Stack>
    </div>
  );
}
