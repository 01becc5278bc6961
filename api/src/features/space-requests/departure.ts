/** A company that leaves the park withdraws its open request for space. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { DepartureStep } from '../../core/departures/departure';
import { spaceRequests, spaceRequestSteps } from '../../core/database/schema/space-requests';
import { openStates } from './space-rules';

const openOf = (companyId: string) =>
  and(eq(spaceRequests.companyId, companyId), inArray(spaceRequests.state, [...openStates]));

export const spaceDeparture: DepartureStep = {
  name: 'spaceRequests',

  async preview(database, { leavingCompanyId }) {
    if (leavingCompanyId === null) return [];
    const [open] = await database.select({ count: count() }).from(spaceRequests).where(openOf(leavingCompanyId));
    return [{ kind: 'spaceRequests', count: open?.count ?? 0 }];
  },

  async settle(transaction, { leavingCompanyId, decidedBy, now }) {
    if (leavingCompanyId === null) return;
    const withdrawn = await transaction
      .update(spaceRequests)
      .set({ state: 'withdrawn', version: sql`${spaceRequests.version} + 1`, updatedAt: now })
      .where(openOf(leavingCompanyId))
      .returning({ id: spaceRequests.id });
    for (const { id } of withdrawn)
      await transaction
        .insert(spaceRequestSteps)
        .values({ requestId: id, state: 'withdrawn', actorId: decidedBy, byCompany: false, at: now });
  },
};
