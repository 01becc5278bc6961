/** The public interface of this feature. */
export { readEventBody } from './event-editing';
export { toCalendarEvent, toCancelledEntry, type CalendarRow, type EntryOptions } from './event-file';
export { endsAfter } from './event-times';
export { eventViewer, eventViewerOf, isEventReadable, type EventViewer } from './event-viewer';
export { registrationDeparture } from './registration/departure';
export { eventRegistrationJobs } from './registration/jobs';
export { registrationMessages } from './registration/messages';
export { eventRoutes } from './routes';
export { calendarRetentionMs, recordWithdrawals, withdrawnEvents, type WithdrawnEvent } from './withdrawals';
