import { Navigate, useCall, usePageTitle, useSearchParams, useServices } from '@park/platform';
import { ButtonLink, Cluster, Page, Sidebar, SkeletonBone, SkeletonText, VisuallyHidden } from '@park/ui';
import { LoadError, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingsAddress } from '../../shared/booking-address';
import { stateOf } from './booking-state';
import { BookingFacts } from './BookingFacts';
import { BookingVehicle } from './BookingVehicle';
import { CalendarButton } from './CalendarButton';
import { BookingStateBadge } from './BookingStateBadge';
import { CancelBooking } from './CancelBooking';
import { CreditLines } from './CreditLines';
import { useBookingLabels } from './use-booking-labels';
import { Directions } from './Directions';
import { ReportProblem } from './ReportProblem';

/** Redirects to the list if the address has no booking id (AMB-42). */
export default function BookingDetailsPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <Booking key={id} id={id} /> : <Navigate to={bookingsAddress} replace />;
}

function Booking({ id }: { id: string }) {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const labels = useBookingLabels();
  const frame = useRef<HTMLDivElement>(null);
  const focusTitle = useFocusAfterRender(() => frame.current?.querySelector('h1'));
  const query = useCall('GET /api/parking/bookings/{id}', { params: { id } });
  const details = query.data;
  const booking = details?.booking;
  const isMissing = query.status === 'failed' && [400, 404].includes(query.error.status ?? 0);
  usePageTitle(booking ? labels.place(booking) : isMissing ? t('booking.notFound.title') : undefined);
  const breadcrumbs = [
    { label: t('parking.title'), href: '/parkshare' },
    { label: t('bookings.title'), href: bookingsAddress },
  ];

  // The api rejects a malformed id with 400; for the reader that is not found as well.
  if (isMissing) {
    return (
      <Page title={t('booking.notFound.title')} lead={t('booking.notFound.reason')} breadcrumbs={breadcrumbs}>
        <ButtonLink variant="primary" href={bookingsAddress}>
          {t('booking.notFound.action')}
        </ButtonLink>
      </Page>
    );
  }
  if (query.status === 'failed') {
    return (
      <Page title={t('booking.title')} breadcrumbs={breadcrumbs}>
        <LoadError
          error={query.error}
          onRetry={query.retry}
          isRetrying={query.isRefreshing}
          notAllowedTitle={t('notAllowed')}
        />
      </Page>
    );
  }
  return (
    <div ref={frame}>
      <Page
        breadcrumbs={breadcrumbs}
        title={
          booking ? (
            labels.place(booking)
          ) : (
            <>
              <VisuallyHidden>{t('booking.title')}</VisuallyHidden>
              <SkeletonBone shape="title" />
            </>
          )
        }
        state={booking && <BookingStateBadge state={stateOf(booking, clock())} />}
        action={
          booking?.canCancel && (
            <Cluster>
              <CalendarButton id={booking.id} />
              <CancelBooking booking={booking} onCancelled={focusTitle} />
            </Cluster>
          )
        }
        lead={booking && capitalizeFirst(labels.moment(booking))}
      >
        <Sidebar aside={details ? <BookingFacts booking={details.booking} /> : <SkeletonText lines={5} />}>
          {details ? (
            <>
              {details.booking.canCancel && <BookingVehicle booking={details.booking} />}
              <Directions details={details} />
              <CreditLines entries={details.credits} />
              <ReportProblem spotId={details.booking.spot.id} bookingId={id} />
            </>
          ) : (
            <SkeletonText lines={8} />
          )}
        </Sidebar>
      </Page>
    </div>
  );
}
