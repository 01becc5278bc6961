/** The api with nothing booked before each test, and the requests of tests that hold, release and book its spots. */
import { sql } from 'drizzle-orm';
import { users } from '../core/database/schema/users';
import type { DatabaseTest } from './each-database';
import { prepareLots, spots } from './parking-lots';
import type { PersonName } from './people';
import { clearParking } from './clear-parking';

/** A Tuesday, 08:00 in the park. */
export const now = '2026-03-03T07:00:00Z';

export function spotRequests(test: DatabaseTest) {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database, {
      tables: ['parking_booking_recalls', 'parking_leases'],
      changes: [
        sql`DELETE FROM parking_released_halves WHERE spot_id = ${spots.assigned}::uuid`,
        sql`UPDATE parking_company_terms SET pool_credits = 0`,
      ],
    });
    await api.database.update(users).set({ parkshareCredits: 5 });
  });

  const book = (who: PersonName, spotId: string, date = '2026-03-04', halves = ['am']) =>
    api.as(who).post('/api/parking/spots/book', { spotId, date, halves });
  const release = (who: PersonName, body: object = {}) =>
    api.as(who).post('/api/parking/releases', {
      spotId: spots.assigned,
      halves: ['am', 'pm'],
      audience: 'park',
      firstDay: '2026-03-05',
      lastDay: '2026-03-05',
      ...body,
    });

  return { api, book, release };
}
