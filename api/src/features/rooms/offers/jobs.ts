import type { AppContext } from '../../../core/context/app-context';
import { roomInvitationJobs } from '../invitations/send-invitations';
import { roomOfferActions } from './answer';
import { roomOfferJobs } from './offers';

/** Background work of room bookings. */
export function roomJobs(context: AppContext): void {
  roomOfferJobs(context);
  roomOfferActions(context);
  roomInvitationJobs(context);
}
