/** The question of the evening before: is the spot still needed? */
import { z } from 'zod';
import { sql } from 'drizzle-orm';
import type { Half } from '@park/contract/parking';
import type { Database } from '../../../core/database/database';
import { defineNotification } from '../../../core/notifications/notification-kind';
import { notify } from '../../../core/notifications/notify';
import { addDays, dayOf } from '../../../core/time/park-time';
import { parkingBookingPath } from '../../../core/web-addresses/pages';
import { halfInterval } from '../halves';
import { halvesText } from '../halves-text';
import { giveBackAction } from '../waitlist';

export const stillNeeded = defineNotification({
  kind: 'parking.stillNeeded',
  topic: 'parking',
  values: z.object({
    day: z.iso.date(),
    halves: z.array(z.enum(['am', 'pm'])),
    spot: z.string(),
    lot: z.string(),
  }),
  label: {
    en: 'The evening before: is your parking spot still needed?',
    fr: 'La veille\u00a0: avez-vous encore besoin de votre place de parc\u00a0?',
  },
  texts: {
    en: ({ day, halves, spot, lot }, format) => ({
      title: `Do you still need spot ${spot} on ${format.day(day)}?`,
      text: `You have spot ${spot} in ${lot} ${halvesText.en(halves)}. If you keep it, there is nothing to do. If not, give it back with one click: your credits are refunded and somebody else can park.`,
    }),
    fr: ({ day, halves, spot, lot }, format) => ({
      title: `Avez-vous encore besoin de la place ${spot} le ${format.day(day)}\u00a0?`,
      text: `Vous avez la place ${spot} du parking ${lot} ${halvesText.fr(halves)}. Si vous la gardez, il n’y a rien à faire. Sinon, rendez-la en un clic\u00a0: vos crédits sont remboursés et quelqu’un d’autre peut se garer.`,
    }),
  },
  action: giveBackAction,
});

interface Reminded extends Record<string, unknown> {
  bookingId: string;
  userId: string;
  halves: Half[];
  spot: string;
  lot: string;
}

/** Asks everybody with a spot on the next day. Nobody is asked twice about a booking. */
export async function remindOfTomorrow(transaction: Database, moment: Date, now: Date, zone: string): Promise<void> {
  const day = addDays(dayOf(moment, zone), 1);
  const { rows } = await transaction.execute<Reminded>(sql`
    WITH asked AS (
      UPDATE parking_booking_halves SET reminded_at = ${now.toISOString()}::timestamptz
      WHERE day = ${day}::date AND state = 'booked' AND user_id IS NOT NULL AND reminded_at IS NULL
      RETURNING booking_id, user_id, half, spot_id
    )
    SELECT asked.booking_id AS "bookingId", asked.user_id AS "userId", array_agg(asked.half ORDER BY asked.half) AS halves,
      spot.number AS spot, lot.name AS lot
    FROM asked JOIN parking_spots spot ON spot.id = asked.spot_id JOIN parking_lots lot ON lot.id = spot.lot_id
    GROUP BY 1, 2, 4, 5`);
  for (const { bookingId, userId, halves, spot, lot } of rows) {
    const expiresAt = halfInterval(day, halves.at(-1) ?? 'pm', zone).start;
    if (expiresAt <= now) continue;
    await notify(transaction, {
      personId: userId,
      kind: stillNeeded,
      values: { day, halves, spot, lot },
      link: parkingBookingPath(bookingId),
      action: { payload: { bookingId }, expiresAt },
      key: bookingId,
      now,
    });
  }
}
