import { useServices, type PagedQueryState } from '@park/platform';
import { EmptyState, List, Loading, LoadMore, Notice, Section, SegmentedControl, SkeletonBone } from '@park/ui';
import { FocusFrame, LoadError } from '@park/ui/pages';
import type { Ref } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { bookingPeriods, type BookingPeriod } from './period';
import { OwnBookingRow } from './OwnBookingRow';
import styles from './OwnBookings.module.css';

export type OwnBookingsReading = PagedQueryState<'GET /api/rooms/bookings'>;

export interface OwnBookingsProps {
  readonly bookings: OwnBookingsReading;
  readonly period: BookingPeriod;
  readonly onChoosePeriod: (period: BookingPeriod) => void;
  /** A booking is cancelled, and its row may be gone. */
  readonly onCancelled: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Own bookings that have not ended, or those that have. */
export function OwnBookings({ bookings, period, onChoosePeriod, onCancelled, ref }: OwnBookingsProps) {
  const { t } = useRoomTexts();
  return (
    <FocusFrame ref={ref} className={styles.place}>
      <Section title={t('own.title')}>
        <div className={styles.period} data-print="hide">
          <SegmentedControl
            size="small"
            legend={t('past.legend')}
            value={period}
            onChange={onChoosePeriod}
            options={bookingPeriods.map((value) => ({ value, label: t(`past.${value}`) }))}
          />
        </div>
        <Body bookings={bookings} period={period} onCancelled={onCancelled} />
      </Section>
    </FocusFrame>
  );
}

function Body({ bookings, period, onCancelled }: Pick<OwnBookingsProps, 'bookings' | 'period' | 'onCancelled'>) {
  const { t } = useRoomTexts();
  const { clock } = useServices();
  if (bookings.status === 'pending') return <BookingsSkeleton />;
  if (bookings.status === 'failed')
    return <LoadError compact error={bookings.error} onRetry={bookings.retry} isRetrying={bookings.isRefreshing} />;
  if (bookings.items.length === 0)
    return (
      <EmptyState
        kind="nothingYet"
        compact
        headingLevel={3}
        title={t(period === 'past' ? 'past.none' : 'own.none.title')}
        reason={t(period === 'past' ? 'past.noneReason' : 'own.none.reason')}
      />
    );
  const now = clock();
  return (
    <>
      <List className={styles.rows}>
        {bookings.items.map((booking) => (
          <OwnBookingRow key={booking.id} booking={booking} now={now} onCancelled={onCancelled} />
        ))}
      </List>
      {bookings.moreError && <Notice tone="danger">{t('own.moreFailed')}</Notice>}
      <LoadMore hasMore={bookings.hasMore} isLoadingMore={bookings.isLoadingMore} onLoadMore={bookings.loadMore} />
    </>
  );
}

function BookingsSkeleton() {
  return (
    <Loading>
      <div className={styles.rows}>
        {[0, 1].map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonBone shape="half" />
            <SkeletonBone shape="most" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
