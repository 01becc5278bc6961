import { useServices } from '@park/platform';
import { Button, ButtonLink, EmptyState, List, Loading, Notice, Section, SkeletonBone } from '@park/ui';
import { FocusFrame, LoadError, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import rows from '../../shared/IconRows.module.css';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { BookingRow } from './BookingRow';
import { CancelBookingDialog } from './CancelBookingDialog';
import styles from './UpcomingBookings.module.css';
import type { UpcomingBooking } from './upcoming-bookings';
import { useCancelBooking } from './use-cancel-booking';
import { useUpcomingBookings, type UpcomingBookingsState } from './use-upcoming-bookings';

/** Bookings that are shown before the list is expanded. */
const fewBookings = 3;

/** The person's next bookings; empty for people who may book nothing and have nothing booked. */
export function UpcomingBookings() {
  const { t } = usePortalTexts();
  const coming = useUpcomingBookings();
  const body = useRef<HTMLDivElement>(null);
  // The row with the pressed button disappears, so the focus moves to the section.
  const cancelling = useCancelBooking(useFocusAfterRender(body));
  if (!coming.mayBookRooms && !coming.mayBookParking && coming.items.length === 0) return null;
  return (
    <Section
      title={t('bookings.title')}
      action={
        coming.credits !== undefined && (
          <p className={styles.credits}>{t('bookings.credits', { count: coming.credits })}</p>
        )
      }
    >
      <FocusFrame ref={body} className={styles.body}>
        <Body coming={coming} onCancel={cancelling.ask} />
      </FocusFrame>
      <CancelBookingDialog cancelling={cancelling} />
    </Section>
  );
}

interface BodyProps {
  readonly coming: UpcomingBookingsState;
  readonly onCancel: (booking: UpcomingBooking) => void;
}

function Body({ coming, onCancel }: BodyProps) {
  const { t } = usePortalTexts();
  if (coming.status === 'pending') return <BookingSkeleton />;
  if (coming.status === 'failed')
    return (
      <LoadError compact error={coming.failure?.error ?? {}} onRetry={coming.retry} isRetrying={coming.isRetrying} />
    );
  return (
    <>
      {coming.failure && (
        <Notice
          tone="warning"
          action={
            <Button size="small" busy={coming.isRetrying} onClick={coming.retry}>
              {t('bookings.failed.retry')}
            </Button>
          }
        >
          {t(`bookings.failed.${coming.failure.source}`)}
        </Notice>
      )}
      {coming.items.length > 0 ? (
        <BookingList coming={coming} onCancel={onCancel} />
      ) : (
        !coming.failure && <NothingBooked coming={coming} />
      )}
    </>
  );
}

function BookingList({ coming: { items, isCut }, onCancel }: BodyProps) {
  const { t } = usePortalTexts();
  const { clock } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const now = clock();
  const hidden = items.length - fewBookings;
  const shown = isOpen ? items : items.slice(0, fewBookings);
  return (
    <>
      <List className={rows.list}>
        {shown.map((booking) => (
          <BookingRow key={booking.key} booking={booking} now={now} onCancel={() => onCancel(booking)} />
        ))}
      </List>
      {isOpen && isCut && <p className={styles.cut}>{t('bookings.onlyNext', { count: items.length })}</p>}
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('bookings.fewer') : t('bookings.more', { count: hidden })}
        </Button>
      )}
    </>
  );
}

function NothingBooked({ coming: { mayBookRooms, mayBookParking } }: { coming: UpcomingBookingsState }) {
  const { t } = usePortalTexts();
  const reach = mayBookRooms && mayBookParking ? 'both' : mayBookRooms ? 'rooms' : 'parking';
  return (
    <EmptyState
      kind="nothingYet"
      compact
      headingLevel={3}
      title={t('bookings.none.title')}
      reason={t(`bookings.none.${reach}`)}
      action={
        mayBookRooms ? (
          <ButtonLink href="/book-a-room">{t('overview.bookRoom')}</ButtonLink>
        ) : (
          <ButtonLink href="/parkshare">{t('overview.bookParking')}</ButtonLink>
        )
      }
    />
  );
}

function BookingSkeleton() {
  return (
    <Loading>
      <div className={rows.list}>
        {Array.from({ length: fewBookings }, (_unused, place) => (
          <div key={place} className={rows.row}>
            <span className={styles.day}>
              <SkeletonBone shape="most" />
            </span>
            <div className={rows.words}>
              <SkeletonBone shape="half" />
              <SkeletonBone shape="most" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
