/** Assignments of a company's spots. */
import type { Half } from '@park/contract/parking';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingAssignments } from '../../../core/database/schema/parking-holding';
import { addDays } from '../../../core/time/park-time';

export interface Assignment {
  spotId: string;
  userId: string;
  slots: { weekday: number; half: Half }[];
}

const isInForceFrom = (day: string) => or(isNull(parkingAssignments.lastDay), gte(parkingAssignments.lastDay, day));

/**
 * Returns the assignments of the week that begins on a day, one per spot and person. Where one follows another during the
 * week, the later one counts.
 */
export async function listAssignments(
  database: Database,
  { companyId, spotIds, day }: { companyId: string; spotIds: readonly string[]; day: string },
): Promise<Assignment[]> {
  if (spotIds.length === 0) return [];
  const rows = await database
    .select()
    .from(parkingAssignments)
    .where(
      and(
        eq(parkingAssignments.companyId, companyId),
        inArray(parkingAssignments.spotId, [...spotIds]),
        lte(parkingAssignments.firstDay, addDays(day, 6)),
        isInForceFrom(day),
      ),
    )
    .orderBy(asc(parkingAssignments.weekday), asc(parkingAssignments.half), desc(parkingAssignments.firstDay));
  const known = new Set<string>();
  const bySpotAndPerson = new Map<string, Assignment>();
  for (const { spotId, userId, weekday, half } of rows) {
    const slot = `${spotId} ${weekday} ${half}`;
    if (known.has(slot)) continue;
    known.add(slot);
    const key = `${spotId} ${userId}`;
    const assignment = bySpotAndPerson.get(key) ?? { spotId, userId, slots: [] };
    assignment.slots.push({ weekday, half });
    bySpotAndPerson.set(key, assignment);
  }
  return [...bySpotAndPerson.values()];
}

/** Replaces the assignments of a spot from a day on. */
export async function replaceAssignments(
  transaction: Database,
  {
    spotId,
    companyId,
    firstDay,
    assignedBy,
    now,
  }: { spotId: string; companyId: string; firstDay: string; assignedBy: string; now: Date },
  slots: readonly { userId: string; weekday: number; half: Half }[],
): Promise<void> {
  const ofSpot = and(eq(parkingAssignments.spotId, spotId), eq(parkingAssignments.companyId, companyId));
  await transaction.delete(parkingAssignments).where(and(ofSpot, gte(parkingAssignments.firstDay, firstDay)));
  await transaction
    .update(parkingAssignments)
    .set({ lastDay: addDays(firstDay, -1) })
    .where(and(ofSpot, lt(parkingAssignments.firstDay, firstDay), isInForceFrom(firstDay)));
  if (slots.length === 0) return;
  await transaction
    .insert(parkingAssignments)
    .values(slots.map((slot) => ({ ...slot, spotId, companyId, firstDay, assignedBy, assignedAt: now })));
}
