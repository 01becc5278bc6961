export const bookingPeriods = ['upcoming', 'past'] as const;
export type BookingPeriod = (typeof bookingPeriods)[number];
