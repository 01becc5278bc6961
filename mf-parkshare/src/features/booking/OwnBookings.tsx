import type { ParkingDay } from '@park/contract/parking';
import { useCall, useFormat } from '@park/platform';
import { Button, List, Loading, Notice, Section, SkeletonBone, UiLink } from '@park/ui';
import { SquareParkingIcon } from '@park/ui/icons';
import { useEffect, useRef } from 'react';
import { bookingAddress } from '../../shared/booking-address';
import { CancelBooking } from '../bookings/CancelBooking';
import { sortedHalves } from '../bookings/booking-state';
import { useBookingLabels } from '../bookings/use-booking-labels';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './OwnBookings.module.css';

export interface OwnBookingsProps {
  readonly own: ParkingDay['own'];
  /** The booking just made receives the focus, because the button that booked it is gone. */
  readonly bookedId: string | undefined;
  /** The new booking has the focus. */
  readonly onArrived: () => void;
  readonly onCancelled: () => void;
}

/** The person's bookings on the selected day, in both halves. */
export function OwnBookings({ own, bookedId, onArrived, onCancelled }: OwnBookingsProps) {
  const { t } = useParkshareTexts();
  const ids = [...new Set([own.am, own.pm])].filter((id) => id !== null);
  if (ids.length === 0) return null;
  return (
    // A div, so that the stack's gap and not the section's margin applies.
    <div>
      <Section title={t('own.title', { count: ids.length })}>
        <List className={styles.bookings}>
          {ids.map((id) => (
            <OwnBooking key={id} id={id} takesFocus={id === bookedId} onArrived={onArrived} onCancelled={onCancelled} />
          ))}
        </List>
      </Section>
    </div>
  );
}

interface OwnBookingProps extends Pick<OwnBookingsProps, 'onArrived' | 'onCancelled'> {
  readonly id: string;
  readonly takesFocus: boolean;
}

function OwnBooking({ id, takesFocus, onArrived, onCancelled }: OwnBookingProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const labels = useBookingLabels();
  const row = useRef<HTMLLIElement>(null);
  const query = useCall('GET /api/parking/bookings/{id}', { params: { id } });
  useEffect(() => {
    if (!takesFocus) return;
    row.current?.focus();
    onArrived();
  }, [takesFocus, onArrived]);
  return (
    <li ref={row} tabIndex={-1} className={styles.booking}>
      {query.status === 'pending' && (
        <Loading>
          <SkeletonBone shape="half" />
          <SkeletonBone shape="half" />
        </Loading>
      )}
      {query.status === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button size="small" busy={query.isRefreshing} onClick={query.retry}>
              {t('own.retry')}
            </Button>
          }
        >
          {t('own.failed')}
        </Notice>
      )}
      {query.status === 'ready' && (
        <>
          <span className={styles.sign}>
            <SquareParkingIcon size={20} />
          </span>
          <div className={styles.words}>
            <h3>{labels.place(query.data.booking)}</h3>
            <p className={styles.times}>
              {sortedHalves(query.data.booking)
                .filter(({ state }) => state === 'booked')
                .map(({ half, start, end }) => `${t(`halves.${half}`)} ${format.timeRange(start, end)}`)
                .join(' · ')}
            </p>
            <p data-print="hide">
              <UiLink href={bookingAddress(id)}>{t('own.details')}</UiLink>
            </p>
          </div>
          {query.data.booking.canCancel && (
            <div data-print="hide">
              <CancelBooking booking={query.data.booking} onCancelled={onCancelled} />
            </div>
          )}
        </>
      )}
    </li>
  );
}
