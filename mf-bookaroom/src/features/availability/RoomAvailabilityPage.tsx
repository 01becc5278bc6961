import { Navigate, usePagedCall, usePageTitle, useSearchParams, useSession } from '@park/platform';
import { Button, ButtonLink, EmptyState, Page, SkeletonTable } from '@park/ui';
import { FocusFrame, LoadError, useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { BookingDialog, preloadBookingForm } from '../booking/BookingDialog';
import { RoomSections } from '../../shared/RoomSections';
import { CheckInPanel } from '../check-in/CheckInPanel';
import type { Slot } from '../../shared/slot';
import { OwnBookings } from '../own-bookings/OwnBookings';
import { BookingDetails } from '../details/BookingDetails';
import { useDetailsAddress } from '../../shared/use-details-address';
import { QuotaStatus } from '../quota/QuotaStatus';
import { useRoomTexts } from '../../texts/use-room-texts';
import { CalendarView } from '../calendar/CalendarView';
import { spanOf } from '../calendar/span';
import { Offers } from '../offers/Offers';
import { DayView } from './DayView';
import { RoomFilters } from './RoomFilters';
import { useRoomAddress } from '../../shared/use-room-address';
import { useAfterClose } from '../../shared/use-after-close';
import { useAvailability } from './use-availability';
import { ownBookingsPageSize } from '../../shared/page-sizes';

/** `?display=ROOM` is the short address of a room's door display. */
export default function RoomAvailabilityPage() {
  const [parameters] = useSearchParams();
  const displayed = parameters.get('display');
  if (displayed) return <Navigate to={`/book-a-room/display?room=${encodeURIComponent(displayed)}`} replace />;
  return <RoomAvailability />;
}

function RoomAvailability() {
  const { t } = useRoomTexts();
  const address = useRoomAddress();
  const availability = useAvailability(address.filters);
  const period = address.parameter('bookings') === 'past' ? 'past' : 'upcoming';
  const span = spanOf(address);
  const details = useDetailsAddress();
  const bookings = usePagedCall('GET /api/rooms/bookings', {
    query: { pageSize: ownBookingsPageSize, when: period === 'past' ? 'past' : undefined },
  });
  const [slot, setSlot] = useState<Slot>();
  const own = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLElement>(null);
  // A booked time is gone and cannot take the focus back from the dialog: focus the grid's tab stop or the heading.
  const restoreFocus = useFocusAfterRender(
    () => day.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? day.current?.querySelector('h2'),
    { onlyIfLost: true },
  );
  // The row of a cancelled booking is gone, too.
  const focusOwnBookings = useFocusAfterRender(own, { onlyIfLost: true });
  const answers = useRef<HTMLDivElement>(null);
  const focusAnswers = useFocusAfterRender(answers, { onlyIfLost: true });
  const isOpenedInDay = useRef(false);
  const openInDay = (id: string) => {
    isOpenedInDay.current = true;
    details.open(id);
  };
  // What was cancelled in its details has no link any more.
  useAfterClose(details.openId, () => {
    (isOpenedInDay.current ? restoreFocus : focusOwnBookings)();
    isOpenedInDay.current = false;
  });
  const closeDialog = () => {
    setSlot(undefined);
    restoreFocus();
  };
  usePageTitle(t('page.title'));
  const isReady = availability.status === 'ready';
  useEffect(() => {
    if (isReady) preloadBookingForm();
  }, [isReady]);

  const scrollToOwnBookings = () => {
    own.current?.focus({ preventScroll: true });
    own.current?.scrollIntoView({ block: 'start' });
  };
  const count = bookings.status === 'ready' && period === 'upcoming' ? bookings.items.length : 0;
  const hasNoContract = availability.data?.reach === 'none';
  return (
    <Page
      title={t('page.title')}
      action={count > 0 && <Button onClick={scrollToOwnBookings}>{t('page.ownBookings', { count })}</Button>}
    >
      <RoomSections />
      <FocusFrame ref={answers}>
        <CheckInPanel onDone={focusAnswers} />
        <Offers onDone={focusAnswers} />
      </FocusFrame>
      {hasNoContract ? (
        <NoContract />
      ) : (
        <>
          <RoomFilters address={address} choices={availability.data?.choices} />
          {availability.data && <QuotaStatus quotas={availability.data.quotas} limits={availability.data.limits} />}
          {availability.status === 'pending' && <SkeletonTable rows={8} columns={4} />}
          {availability.status === 'failed' && (
            <LoadError
              error={availability.error}
              onRetry={availability.retry}
              isRetrying={availability.isRefreshing}
              notAllowedTitle={t('empty.notAllowedTitle')}
            />
          )}
          {availability.status === 'ready' && span !== 'day' && (
            <CalendarView ref={day} span={span} address={address} onChoose={setSlot} onOpen={openInDay} />
          )}
          {availability.status === 'ready' && span === 'day' && (
            <DayView
              ref={day}
              availability={availability.data}
              address={address}
              isRefreshing={availability.isRefreshing}
              onChoose={setSlot}
              onOpen={openInDay}
            />
          )}
        </>
      )}
      {!(hasNoContract && count === 0 && period === 'upcoming') && (
        <OwnBookings
          ref={own}
          bookings={bookings}
          period={period}
          onCancelled={focusOwnBookings}
          onChoosePeriod={(next) => address.set({ bookings: next === 'past' ? 'past' : null }, { replace: true })}
        />
      )}
      {details.openId && <BookingDetails key={details.openId} id={details.openId} onClose={details.close} />}
      {slot && (
        <BookingDialog
          slot={slot}
          rooms={(availability.data?.rooms ?? []).map(({ room }) => room)}
          quotas={availability.data?.quotas ?? []}
          onClose={closeDialog}
          onRefused={availability.retry}
        />
      )}
    </Page>
  );
}

/** MISS-13: an explanation, not an empty list. */
function NoContract() {
  const { t } = useRoomTexts();
  const { company } = useSession();
  return (
    <EmptyState
      kind="notAllowed"
      title={t('empty.noContract.title')}
      reason={
        company ? t('empty.noContract.reason', { company: company.name }) : t('empty.noContract.reasonWithoutCompany')
      }
      action={<ButtonLink href="/portal">{t('empty.noContract.action')}</ButtonLink>}
    />
  );
}
