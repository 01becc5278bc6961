/** Paths of pages that mails, messages, feeds and structured data link to. Ids are encoded. */
const details = (list: string, id: string): string => `${list}/details?id=${encodeURIComponent(id)}`;

/** The page of one company (ROUTE-10). */
export const companyPath = (id: string): string => details('/companies', id);
/** The page of one job (MISS-07). */
export const jobPath = (id: string): string => details('/jobs', id);
/** The page of one event (ROUTE-07). */
export const eventPath = (id: string): string => details('/events', id);
/** ROUTE-13 for a success story, otherwise ROUTE-05; lists keep the two apart as well (AMB-50). */
export const newsPath = ({ id, successStory }: { id: string; successStory: boolean }): string =>
  details(successStory ? '/success-stories' : '/news', id);
/** The page of one booking (ROUTE-18), whose address carries the id as a parameter (AMB-42). */
export const parkingBookingPath = (id: string): string => details('/parkshare/bookings', id);
/** The page of rooms with the booking opened (ROUTE-15). */
export const roomBookingPath = (bookingId: string): string => `/book-a-room?booking=${encodeURIComponent(bookingId)}`;

/** The person's own account: name, password, passkeys, sessions. */
export const accountPath = '/portal/account';

/** Where mail programs unsubscribe by one request (RFC 8058). */
export const unsubscribeAddress = (parkOrigin: string, code: string): string =>
  `${parkOrigin}/api/mail-actions/unsubscribe?code=${code}`;
