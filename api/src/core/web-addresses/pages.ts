/** Paths of pages that mails, messages, feeds and structured data link to. Ids are encoded. */
const details = (list: string, id: string): string => `${list}/details?id=${encodeURIComponent(id)}`;

export const companyPath = (id: string): string => details('/companies', id);
export const jobPath = (id: string): string => details('/jobs', id);
export const eventPath = (id: string): string => details('/events', id);
export const newsPath = ({ id, successStory }: { id: string; successStory: boolean }): string =>
  details(successStory ? '/success-stories' : '/news', id);
export const parkingBookingPath = (id: string): string => details('/parkshare/bookings', id);
export const roomBookingPath = (bookingId: string): string => `/book-a-room?booking=${encodeURIComponent(bookingId)}`;

/** The person's own account: name, password, passkeys, sessions. */
export const accountPath = '/portal/account';

/** Where mail programs unsubscribe by one request (RFC 8058). */
export const unsubscribeAddress = (parkOrigin: string, code: string): string =>
  `${parkOrigin}/api/mail-actions/unsubscribe?code=${code}`;
