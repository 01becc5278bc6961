/** The api with nothing booked before each test, and the requests of tests that book its rooms. */
import { Contract } from '@park/domain';
import { and, eq } from 'drizzle-orm';
import { companyContracts } from '../core/database/schema/companies';
import { roomBookings, roomOccurrences } from '../core/database/schema/rooms';
import type { DatabaseTest } from './each-database';
import { testCompanies } from './people';
import { prepareRooms, testRooms } from './rooms';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';

/** Whether a row holds the hours that these tests set for the tenant. */
export const isTenantQuota = and(
  eq(companyContracts.companyId, testCompanies.tenant.id),
  eq(companyContracts.contractId, Contract.SQIE),
);

export function roomRequests(test: DatabaseTest) {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.update(companyContracts).set({ minutesPerMonth: 600 }).where(isTenantQuota);
  });

  const body = (roomId: string, start: string, end: string, more: object = {}) => ({
    roomId,
    start,
    end,
    title: 'Review',
    ...more,
  });
  const office = (start: string, end: string, more: object = {}) =>
    body(testRooms.office, `2026-03-${start}:00Z`, `2026-03-${end}:00Z`, more);
  const book = (who: Parameters<typeof api.as>[0], requestBody: object) =>
    api.as(who).post('/api/rooms/bookings', requestBody);
  const stored = async () => (await api.database.select().from(roomOccurrences)).length;

  return { api, body, office, book, stored };
}
