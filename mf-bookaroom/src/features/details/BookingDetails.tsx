import { lazy, Suspense } from 'react';

const BookingDetailsDialog = lazy(() =>
  import(/* webpackChunkName: "booking-details" */ './BookingDetailsDialog').then((module) => ({
    default: module.BookingDetailsDialog,
  })),
);

/** Loaded when the first booking is opened. */
export function BookingDetails(props: { readonly id: string; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <BookingDetailsDialog {...props} />
    </Suspense>
  );
}
