/** Columns with an instant, which the database keeps with its time zone. */
import { timestamp } from 'drizzle-orm/pg-core';

/** In microseconds, which the database may set itself. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** In milliseconds, as dates of JavaScript: an instant that was read equals the stored one, as positions in lists need. */
export const instantMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
