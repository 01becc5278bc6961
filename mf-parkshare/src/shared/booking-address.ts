export const bookingsAddress = '/parkshare/bookings';

export const bookingAddress = (id: string): string => `/parkshare/bookings/details?id=${encodeURIComponent(id)}`;
