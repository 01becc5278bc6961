import type { ParkingDay } from '@park/contract/parking';
import { useCall, useFormat } from '@park/platform';
import { Button, Loading, Notice, Section, SkeletonBone, UiLink } from '@park/ui';
import { SquareParkingIcon } from '@park/ui/icons';
import { useEffect, useRef } from 'react';
import { bookingAddress } from '../bookings/booking-address';
import { CancelBooking } from '../bookings/CancelBooking';
import { inOrder } from '../bookings/booking-state';
import { useBookingWords } from '../bookings/use-booking-labels';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './OwnBookings.module.css';

export interface OwnBookingsProps {
  readonly own: ParkingDay['own'];
  /** What was booked just now: it takes the focus, because the button that booked it is gone. */
  readonly bookedId: string | undefined;
  /** The focus is there. */
  readonly onArrived: () => void;
  readonly onCancelled: () => void;
}

/** What the person has booked on the day in view, whichever half is looked at. */
export function OwnBookings({ own, bookedId, onArrived, onCancelled }: OwnBookingsProps) {
  const { t } = useParkshareTexts();
  const ids = [...new Set([own.am, own.pm])].filter((id) => id !== null);
  if (ids.length === 0) return null;
  return (
    // Apart from the lots' section, whose distance is the stack's.
    <div>
      <Section title={t('own.title', { count: ids.length })}>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list */}
        <ul className={styles.bookings} role="list">
          {ids.map((id) => (
            <OwnBooking key={id} id={id} takesFocus={id === bookedId} onArrived={onArrived} onCancelled={onCancelled} />
          ))}
        </ul>
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
  const words = useBookingWords();
  const row = useRef<HTMLLIElement>(null);
  const reading = useCall('GET /api/parking/bookings/{id}', { params: { id } });
  useEffect(() => {
    if (!takesFocus) return;
    row.current?.focus();
    onArrived();
  }, [takesFocus, onArrived]);
  return (
    <li ref={row} tabIndex={-1} className={styles.booking}>
      {reading.status === 'pending' && (
        <Loading>
          <SkeletonBone shape="half" />
          <SkeletonBone shape="half" />
        </Loading>
      )}
      {reading.status === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button size="small" busy={reading.isRefreshing} onClick={reading.retry}>
              {t('own.retry')}
            </Button>
          }
        >
          {t('own.failed')}
        </Notice>
      )}
      {reading.status === 'ready' && (
        <>
          <span className={styles.sign}>
            <SquareParkingIcon size={20} />
          </span>
          <div className={styles.words}>
            <h3>{words.place(reading.data.booking)}</h3>
            <p className={styles.times}>
              {inOrder(reading.data.booking)
                .filter(({ state }) => state === 'booked')
                .map(({ half, start, end }) => `${t(`halves.${half}`)} ${format.timeRange(start, end)}`)
                .join(' · ')}
            </p>
            <p data-print="hide">
              <UiLink href={bookingAddress(id)}>{t('own.details')}</UiLink>
            </p>
          </div>
          {reading.data.booking.canCancel && (
            <div data-print="hide">
              <CancelBooking booking={reading.data.booking} onCancelled={onCancelled} />
            </div>
          )}
        </>
      )}
    </li>
  );
}
