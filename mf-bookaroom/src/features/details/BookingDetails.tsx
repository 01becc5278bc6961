import { lazyDialog } from '@park/ui/pages';

/** Loaded when the first booking is opened. */
export const BookingDetails = lazyDialog(
  async () => (await import(/* webpackChunkName: "booking-details" */ './BookingDetailsDialog')).BookingDetailsDialog,
);
