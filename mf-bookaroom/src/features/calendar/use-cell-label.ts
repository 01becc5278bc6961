import { addDays, minuteMs, useFormat } from '@park/platform';
import type { Room } from '@park/contract/rooms';
import type { RoomCalendar, RoomCalendarCell } from '@park/contract/room-calendar';
import { useMemo } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Length of the day on which daylight saving time starts. */
const shortestDayMinutes = 23 * 60;

/** Why nobody can book the room on a whole day, whatever is free. */
export type DayBarrier = 'errors.rooms.companyLeaves' | 'errors.rooms.tooFarAhead';

export function dayBarrier(
  { maxAdvanceDays }: Pick<Room, 'maxAdvanceDays'>,
  day: string,
  { today, companyLastDay }: { today: string; companyLastDay: string | null },
): DayBarrier | null {
  if (companyLastDay !== null && day > companyLastDay) return 'errors.rooms.companyLeaves';
  return day > addDays(today, maxAdvanceDays) ? 'errors.rooms.tooFarAhead' : null;
}

/** What a cell of the calendar says: free hours, own bookings, closures. */
export function useCellLabel() {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  return useMemo(() => {
    // A month asks for hundreds of labels of few days and lengths.
    const dayTexts = new Map<string, string>();
    const dayText = (day: string) => {
      const known = dayTexts.get(day) ?? format.day(day);
      dayTexts.set(day, known);
      return known;
    };
    return (
      room: Room,
      cell: RoomCalendarCell,
      day: RoomCalendar['days'][number],
      today: string,
      barrier: DayBarrier | null,
    ): { short: string; full: string } => {
      const minutes = cell.free.reduce(
        (sum, span) => sum + (Date.parse(span.end) - Date.parse(span.start)) / minuteMs,
        0,
      );
      const short =
        day.date < today
          ? t('calendar.past')
          : cell.opening.length === 0
            ? t('calendar.closed')
            : barrier
              ? t('calendar.notBookable')
              : minutes >= shortestDayMinutes
                ? t('calendar.freeAllDay')
                : minutes > 0
                  ? t('calendar.freeFor', { hours: labels.duration(minutes) })
                  : t('calendar.full');
      const facts = [
        barrier ? labels.refusal(barrier, room) : short,
        ...(cell.own.length > 0 ? [t('calendar.own', { count: cell.own.length })] : []),
        ...(cell.blocked === null
          ? []
          : [cell.blocked ? t('calendar.blocked', { reason: cell.blocked }) : t('calendar.blockedPlain')]),
      ];
      return {
        short,
        full: t('calendar.cell', { room: room.name, day: dayText(day.date), what: facts.join(', ') }),
      };
    };
  }, [t, format, labels]);
}
