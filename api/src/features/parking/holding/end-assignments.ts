/** Ends the assignments of people, and of the spots of a leaving company, from a day on. */
import { and, countDistinct, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingAssignments } from '../../../core/database/schema/parking-holding';
import { addDays } from '../../../core/time/park-time';

const lastsUntil = (fromDay: string) =>
  or(isNull(parkingAssignments.lastDay), gte(parkingAssignments.lastDay, fromDay));
const ofPeople = (people: readonly string[], fromDay: string) =>
  and(inArray(parkingAssignments.userId, [...people]), lastsUntil(fromDay));
const ofCompany = (companyId: string, fromDay: string) =>
  and(eq(parkingAssignments.companyId, companyId), lastsUntil(fromDay));

/** How many spots people have from a day on, for the preview of a departure. */
export async function countAssignedSpots(
  database: Database,
  people: readonly string[],
  fromDay: string,
): Promise<number> {
  const [row] = await database
    .select({ spots: countDistinct(parkingAssignments.spotId) })
    .from(parkingAssignments)
    .where(ofPeople(people, fromDay));
  return row?.spots ?? 0;
}

/** Assignments that would begin later are removed, others end the day before. */
export async function endAssignments(
  transaction: Database,
  { people, companyId, fromDay }: { people: readonly string[]; companyId: string | null; fromDay: string },
): Promise<void> {
  const ended =
    companyId === null ? ofPeople(people, fromDay) : or(ofPeople(people, fromDay), ofCompany(companyId, fromDay));
  await transaction.delete(parkingAssignments).where(and(ended, gte(parkingAssignments.firstDay, fromDay)));
  await transaction
    .update(parkingAssignments)
    .set({ lastDay: addDays(fromDay, -1) })
    .where(and(ended, lt(parkingAssignments.firstDay, fromDay)));
}
