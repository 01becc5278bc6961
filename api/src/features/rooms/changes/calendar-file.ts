import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../../core/context/app-context';
import { calendarText } from '../../../core/icalendar/calendar';
import type { Person } from '../../../http/access/person';
import { findForPerson } from '../booking-access';
import { roomEvent } from '../calendar-events';

/** The booked and requested dates of a booking as an iCalendar file. */
export async function getCalendarFile(
  { configuration, database }: AppContext,
  person: Person,
  language: Language,
  id: string,
): Promise<string> {
  const booking = await findForPerson(database, person, id);
  const { parkOrigin, parkTimeZone } = configuration;
  const dates = booking.occurrences.filter(({ state, replacesId }) => state !== 'skipped' && replacesId === null);
  return calendarText(
    dates.map((occurrence) =>
      roomEvent(
        {
          bookingId: booking.id,
          isSeries: booking.recurrence !== null,
          start: occurrence.startsAt,
          end: occurrence.endsAt,
          originalStart: occurrence.originalStart,
          state: occurrence.state,
          sequence: occurrence.sequence,
          createdAt: booking.createdAt,
          updatedAt: occurrence.updatedAt,
          title: booking.title,
          note: booking.note,
          room: occurrence.roomName,
          building: booking.room.building.name,
          floor: booking.room.floor,
        },
        { language, parkOrigin },
      ),
    ),
    parkTimeZone,
  );
}
