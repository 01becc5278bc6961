/** The waitlist rule and the check-in of lots. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { LotRules } from '@park/contract/parking-check-in';
import { isRecordId } from '@park/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingLots } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';

type LotRow = typeof parkingLots.$inferSelect;

export const rulesOf = ({ id, name, waitlistRule, hasCheckIn, checkInCode }: LotRow): LotRules => ({
  id,
  name,
  waitlistRule,
  hasCheckIn,
  checkInPath: `/parkshare/check-in?code=${checkInCode}`,
});

export async function listLotRules(database: Database): Promise<CallResponse<'GET /api/parking/lot-rules'>> {
  const lots = await database.select().from(parkingLots).orderBy(asc(parkingLots.position), asc(parkingLots.name));
  return { items: lots.map(rulesOf) };
}

export async function setLotRules(
  database: Database,
  id: string,
  rules: ParsedCallInput<'PUT /api/parking/lot-rules/{id}'>['body'],
): Promise<LotRules> {
  const [lot] = isRecordId(id)
    ? await database
        .update(parkingLots)
        .set({ ...rules, version: sql`${parkingLots.version} + 1` })
        .where(eq(parkingLots.id, id))
        .returning()
    : [];
  if (!lot) throw new ApiError(404, 'errors.parking.lotNotFound');
  return rulesOf(lot);
}
