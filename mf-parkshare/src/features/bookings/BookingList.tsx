import { usePagedCall } from '@park/platform';
import { ButtonLink, EmptyState, LoadMore, Loading, Notice, SkeletonBone, Stack, VisuallyHidden } from '@park/ui';
import { FocusFrame, LoadError, Rows, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './BookingList.module.css';
import { BookingRow } from './BookingRow';

export type BookingPeriod = 'upcoming' | 'past';

export interface BookingListProps {
  readonly period: BookingPeriod;
  /** The period in the address: the call must equal the one that was sent with the page. */
  readonly requestedPeriod: BookingPeriod | undefined;
}

export function BookingList({ period, requestedPeriod }: BookingListProps) {
  const { t } = useParkshareTexts();
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = useFocusAfterRender(frame);
  const list = usePagedCall('GET /api/parking/bookings', { query: { when: requestedPeriod } });
  return (
    <FocusFrame ref={frame}>
      {list.status === 'pending' && <BookingListSkeleton />}
      {list.status === 'failed' && (
        <LoadError
          error={list.error}
          onRetry={list.retry}
          isRetrying={list.isRefreshing}
          notAllowedTitle={t('notAllowed')}
        />
      )}
      {list.status === 'ready' && list.items.length === 0 && <NoBookings period={period} />}
      {list.status === 'ready' && list.items.length > 0 && (
        <Stack>
          <VisuallyHidden as="h2">{t(`bookings.list.${period}`)}</VisuallyHidden>
          <Rows>
            {list.items.map((booking) => (
              <BookingRow key={booking.id} booking={booking} onCancelled={focusFrame} />
            ))}
          </Rows>
          {list.moreError && <Notice tone="danger">{t('bookings.moreFailed')}</Notice>}
          <LoadMore hasMore={list.hasMore} isLoadingMore={list.isLoadingMore} onLoadMore={list.loadMore} />
        </Stack>
      )}
    </FocusFrame>
  );
}

function NoBookings({ period }: { period: BookingPeriod }) {
  const { t } = useParkshareTexts();
  return (
    <EmptyState
      kind="nothingYet"
      title={t(`bookings.none.${period}.title`)}
      reason={t(`bookings.none.${period}.reason`)}
      action={
        <ButtonLink variant="primary" href="/parkshare">
          {t('bookings.book')}
        </ButtonLink>
      }
    />
  );
}

const rows = [1, 2, 3, 4];

function BookingListSkeleton() {
  return (
    <Loading>
      <Rows>
        {rows.map((row) => (
          <li key={row} className={styles.booking}>
            <div className={styles.when}>
              <SkeletonBone shape="most" />
            </div>
            <div className={styles.words}>
              <SkeletonBone shape="half" />
              <SkeletonBone shape="half" />
            </div>
          </li>
        ))}
      </Rows>
    </Loading>
  );
}
