import { dayMs } from '@park/domain';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../core/context/app-context';
import { roomOccurrences } from '../../core/database/schema/rooms';
import { notFound } from '../../core/errors/api-error';
import { calendarText } from '../../core/icalendar/calendar';
import { roomEvent, selectRoomEvents } from '../rooms';
import { findRoomOfSecret } from './device-token';

const shownBackMs = 30 * dayMs;
const maxEvents = 5000;

/**
 * A room's bookings as a calendar, with the UIDs of invitations.
 * @throws ApiError 404 for an unknown or revoked secret
 */
export async function roomCalendarText(context: AppContext, secret: string, language: Language): Promise<string> {
  const { database, configuration } = context;
  const now = context.clock();
  const found = await findRoomOfSecret(database, { secret, kind: 'calendar', now });
  if (!found) throw notFound();
  const rows = await selectRoomEvents(database)
    .where(
      and(
        eq(roomOccurrences.roomId, found.roomId),
        inArray(roomOccurrences.state, ['booked', 'released']),
        gt(roomOccurrences.endsAt, new Date(now.getTime() - shownBackMs)),
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt))
    .limit(maxEvents);
  const { parkOrigin, parkTimeZone } = configuration;
  return calendarText(
    // Notes are for the people who meet, not for everybody who subscribes to the room.
    rows.map((row) => roomEvent({ ...row, note: '' }, { language, parkOrigin })),
    parkTimeZone,
    { name: rows[0]?.room ?? '', refreshInterval: 'PT15M' },
  );
}
