/** Background jobs of holding. */
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { addDays, dayOf } from '../../../core/time/park-time';

const plateDays = 30;

export function holdingJobs({ jobs, configuration }: AppContext): void {
  jobs.repeat({ kind: 'parking.erasePlates', schedule: '20 3 * * *' }, async ({ tx, now }) => {
    const before = addDays(dayOf(now, configuration.parkTimeZone), -plateDays);
    await tx.execute(sql`UPDATE parking_bookings SET plate = NULL WHERE plate IS NOT NULL AND day < ${before}::date`);
  });
}
