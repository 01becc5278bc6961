/** The public interface of this feature. */
export { readEventBody } from './event-editing';
export { toCalendarEvent, toCancelledEntry, type CalendarRow, type EntryOptions } from './event-file';
export { endsAfter } from './event-times';
export { eventViewer, eventViewerOf, isEventReadable, type EventViewer } from './event-viewer';
export { eventRoutes } from './routes';
export { calendarRetentionMs, recordWithdrawals, withdrawnEvents, type WithdrawnEvent } from './withdrawals';
