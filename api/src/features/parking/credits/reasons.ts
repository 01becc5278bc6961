/** The ledger's reasons in the terms of the contract. */
import type { CreditEntry } from '@park/contract/parking';
import type { LineReason } from './ledger';

/** Reasons of a person's credits as `GET /api/parking/bookings/{id}` names them. */
export const entryReasons: Record<LineReason, CreditEntry['reason']> = {
  grant: 'grant',
  distribution: 'grant',
  booking: 'booking',
  cancellation: 'cancellation',
  recall: 'recall',
  closure: 'recall',
  leaving: 'expiry',
  earning: 'release',
  compensation: 'compensation',
  expiry: 'expiry',
  correction: 'correction',
};
