import { useFormat, usePagedCall, usePageTitle, useServices } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { Button, EmptyState, LoadMore, Page, SkeletonTable, StatusBadge, Table, type Column } from '@park/ui';
import { FocusFrame, LoadError, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { RoomSections } from '../../shared/RoomSections';
import { useRoomTexts } from '../../texts/use-room-texts';
import { BookingDetails } from '../details/BookingDetails';
import { useDetailsAddress } from '../../shared/use-details-address';
import { useAfterClose } from '../../shared/use-after-close';
import styles from './CompanyBookingsPage.module.css';

/** Coming bookings of the company: its leads open them to cancel or hand them over. */
export default function CompanyBookingsPage() {
  const { t } = useRoomTexts();
  const bookings = usePagedCall('GET /api/rooms/company-bookings', {});
  const details = useDetailsAddress();
  const list = useRef<HTMLDivElement>(null);
  // A booking that was cancelled or handed over in its details may have left the list.
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  useAfterClose(details.openId, focusList);
  usePageTitle(t('company.title'));
  return (
    <Page title={t('company.title')} lead={t('company.lead')}>
      <RoomSections />
      {bookings.status === 'pending' && <SkeletonTable rows={6} columns={5} />}
      {bookings.status === 'failed' && (
        <LoadError error={bookings.error} onRetry={bookings.retry} isRetrying={bookings.isRefreshing} />
      )}
      {bookings.status === 'ready' && (
        <FocusFrame ref={list} label={t('company.title')}>
          {bookings.items.length === 0 ? (
            <EmptyState kind="nothingYet" title={t('company.none.title')} reason={t('company.none.reason')} />
          ) : (
            <>
              <Bookings items={bookings.items} onOpen={details.open} />
              <LoadMore
                hasMore={bookings.hasMore}
                isLoadingMore={bookings.isLoadingMore}
                onLoadMore={bookings.loadMore}
              />
            </>
          )}
        </FocusFrame>
      )}
      {details.openId && <BookingDetails key={details.openId} id={details.openId} onClose={details.close} />}
    </Page>
  );
}

function Bookings({
  items,
  onOpen,
}: {
  readonly items: readonly RoomBooking[];
  readonly onOpen: (id: string) => void;
}) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const now = clock().getTime();
  const comingOf = ({ occurrences }: RoomBooking) =>
    occurrences.filter(({ state, end }) => (state === 'booked' || state === 'pending') && Date.parse(end) > now);
  const columns: Column<RoomBooking>[] = [
    { key: 'title', header: t('company.columns.title'), isRowHeader: true, cell: ({ title }) => title },
    {
      key: 'when',
      header: t('company.columns.when'),
      cell: (booking) => {
        const [next, ...more] = comingOf(booking);
        if (!next) return '';
        return (
          <>
            <span className={styles.when}>{format.day(next.start)},</span>{' '}
            <span className={styles.when}>{format.timeRange(next.start, next.end)}</span>
            {more.length > 0 && ` ${t('own.more', { count: more.length })}`}
          </>
        );
      },
    },
    { key: 'room', header: t('company.columns.room'), cell: ({ room }) => room.name },
    { key: 'owner', header: t('company.columns.owner'), cell: ({ owner }) => owner },
    {
      key: 'state',
      header: t('company.columns.state'),
      cell: (booking) =>
        comingOf(booking)[0]?.state === 'pending' ? (
          <StatusBadge status="warning">{t('company.states.pending')}</StatusBadge>
        ) : (
          <StatusBadge status="success">{t('company.states.booked')}</StatusBadge>
        ),
    },
    {
      key: 'actions',
      header: t('company.columns.actions'),
      isActions: true,
      cell: ({ id, title }) => (
        <Button size="small" aria-label={t('company.openNamed', { title })} onClick={() => onOpen(id)}>
          {t('company.open')}
        </Button>
      ),
    },
  ];
  return <Table caption={t('company.title')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}
