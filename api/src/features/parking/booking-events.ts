/** What other systems hear of bookings: each one that is made, changes or ends, also by a decision of others. */
import type { Half } from '@park/contract/parking';
import type { Database } from '../../core/database/database';
import { publishEvent } from '../../core/webhooks/publish-event';

interface BookingEvent {
  id: string;
  spotId: string;
  day: string;
  halves: readonly Half[];
  /** Of a new booking. */
  companyId?: string;
}

/** Call it in the transaction of the change. `halves` are those that the change is about. */
export const publishBooking = (
  transaction: Database,
  what: 'created' | 'changed' | 'cancelled',
  booking: BookingEvent,
  now: Date,
): Promise<void> => publishEvent(transaction, { topic: 'bookings', what, data: { kind: 'parking', ...booking }, now });
