/** The waitlist rule and the check-in of a lot. */
import type { LotRules } from '@park/contract/parking-check-in';
import type { parkingLots } from '../../../core/database/schema/parking';

/** For the park's staff only: the path contains the code, with which people check in. */
export const rulesOf = ({
  id,
  name,
  waitlistRule,
  hasCheckIn,
  checkInCode,
}: typeof parkingLots.$inferSelect): LotRules => ({
  id,
  name,
  waitlistRule,
  hasCheckIn,
  checkInPath: `/parkshare/check-in?code=${checkInCode}`,
});
