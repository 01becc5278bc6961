import { useFormat } from '@park/platform';
import type { RoomCalendar } from '@park/contract/room-calendar';
import { Button, List } from '@park/ui';
import { CheckIcon } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { createSlot, type Slot } from '../../shared/slot';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './CalendarList.module.css';

export interface CalendarListProps {
  readonly calendar: RoomCalendar;
  readonly label: string;
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
  readonly onOpen: (bookingId: string) => void;
}

/** The same days as a list: free times and own bookings of each room. */
export function CalendarList({ calendar, label, duration, onChoose, onOpen }: CalendarListProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  return (
    <Rows label={label}>
      {calendar.rooms.map(({ room, cells }) => (
        <li key={room.id} className={styles.room}>
          <h3 className={styles.name}>{room.name}</h3>
          <p className={styles.meta}>
            {labels.place(room)} · {labels.people(room)}
          </p>
          <List className={styles.days}>
            {cells.map((cell, column) => {
              const day = calendar.days[column];
              if (!day || (cell.free.length === 0 && cell.own.length === 0)) return null;
              return (
                <li key={day.date} className={styles.day}>
                  <span className={styles.date}>{format.day(day.date)}</span>
                  <span className={styles.times}>
                    {cell.own.map((booking) => (
                      <button
                        key={booking.occurrenceId}
                        type="button"
                        className={styles.own}
                        onClick={() => onOpen(booking.id)}
                      >
                        <CheckIcon size={14} /> {format.timeRange(booking.start, booking.end)} {booking.title}
                      </button>
                    ))}
                    {cell.free.map((span) => {
                      const free = { start: Date.parse(span.start), end: Date.parse(span.end) };
                      return (
                        <Button
                          key={span.start}
                          size="small"
                          aria-label={`${format.day(day.date)}: ${t('list.choose', {
                            room: room.name,
                            from: format.time(span.start),
                            until: format.time(span.end),
                          })}`}
                          onClick={() => onChoose(createSlot(room, free, free.start, duration))}
                        >
                          {format.timeRange(span.start, span.end)}
                        </Button>
                      );
                    })}
                  </span>
                </li>
              );
            })}
          </List>
        </li>
      ))}
    </Rows>
  );
}
