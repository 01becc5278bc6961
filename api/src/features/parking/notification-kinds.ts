/** Every kind of message that parking sends. */
import type { AnyNotificationKind } from '../../core/notifications/notification-kind';
import { bookingClosed, bookingMoved, ownSpotClosed } from './closures/closure-messages';
import { halfRecalled } from './holding/recall-messages';
import { stillNeeded } from './reminder/reminder';
import { spotAssigned, spotOffered } from './waitlist';

export const parkingNotifications: readonly AnyNotificationKind[] = [
  spotAssigned,
  spotOffered,
  stillNeeded,
  halfRecalled,
  bookingMoved,
  bookingClosed,
  ownSpotClosed,
];
