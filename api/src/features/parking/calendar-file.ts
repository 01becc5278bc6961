import type { Language } from '@park/contract/texts';
import { calendarText } from '../../core/icalendar/calendar';
import type { AppContext } from '../../core/context/app-context';
import type { Person } from '../../http/access/person';
import { parkingEvent } from './calendar-event';
import { findOwn } from './service';
import { liveHalfStates } from './store';

/** One booking as an iCalendar file, with the same UID as in the person's calendar feed. */
export async function getCalendarFile(
  { configuration, database }: AppContext,
  person: Person,
  language: Language,
  id: string,
): Promise<string> {
  const { lot, spot, halves, ...booking } = await findOwn(database, person, id);
  const { parkOrigin, parkTimeZone: zone } = configuration;
  const event = parkingEvent(
    {
      ...booking,
      lot: lot.name,
      address: lot.address,
      spot: spot.number,
      booked: halves.filter(({ state }) => liveHalfStates.includes(state)).map(({ half }) => half),
      all: halves.map(({ half }) => half),
    },
    { language, parkOrigin, zone },
  );
  return calendarText(event ? [event] : [], zone);
}
