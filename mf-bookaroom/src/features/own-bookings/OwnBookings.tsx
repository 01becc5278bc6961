import { useServices, type PagedQueryState } from '@park/platform';
import { EmptyState, ErrorPanel, List, Loading, LoadMore, Notice, Section, SkeletonBone } from '@park/ui';
import type { Ref } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { OwnBookingRow } from './OwnBookingRow';
import styles from './OwnBookings.module.css';

export type OwnBookingsReading = PagedQueryState<'GET /api/rooms/bookings'>;

/** Own bookings that have not ended. */
export function OwnBookings({ bookings, ref }: { bookings: OwnBookingsReading; ref?: Ref<HTMLDivElement> }) {
  const { t } = useRoomTexts();
  return (
    <div ref={ref} className={styles.place} tabIndex={-1}>
      <Section title={t('own.title')}>
        <Body bookings={bookings} />
      </Section>
    </div>
  );
}

function Body({ bookings }: { bookings: OwnBookingsReading }) {
  const { t } = useRoomTexts();
  const { clock } = useServices();
  if (bookings.status === 'pending') return <BookingsSkeleton />;
  if (bookings.status === 'failed')
    return (
      <ErrorPanel
        compact
        headingLevel={3}
        error={bookings.error}
        onRetry={bookings.retry}
        isRetrying={bookings.isRefreshing}
      />
    );
  if (bookings.items.length === 0)
    return (
      <EmptyState
        kind="nothingYet"
        compact
        headingLevel={3}
        title={t('own.none.title')}
        reason={t('own.none.reason')}
      />
    );
  const now = clock();
  return (
    <>
      <List className={styles.rows}>
        {bookings.items.map((booking) => (
          <OwnBookingRow key={booking.id} booking={booking} now={now} />
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
