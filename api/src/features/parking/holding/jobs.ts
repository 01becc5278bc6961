/** Background jobs of holding. */
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { dayOf } from '../../../core/time/park-time';
import { firstDayWithPlates } from './plates';

/** Each night removes the number plates of bookings that are older than needed. */
export function holdingJobs({ jobs, configuration }: AppContext): void {
  jobs.repeat({ kind: 'parking.erasePlates', schedule: '20 3 * * *' }, async ({ tx, now }) => {
    const before = firstDayWithPlates(dayOf(now, configuration.parkTimeZone));
    await tx.execute(sql`UPDATE parking_bookings SET plate = NULL WHERE plate IS NOT NULL AND day < ${before}::date`);
  });
}
