import { hourMs, useFormat, useServices } from '@park/platform';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { Badge, Button, List, StatusBadge } from '@park/ui';
import { ShieldCheckIcon } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { closedReason, isClosedAllDay } from '../closed-day/closed-reason';
import { freeSpans, intervalsOf, type Interval } from '../../shared/intervals';
import { createSlot, type Slot } from '../../shared/slot';
import { IntervalIcon } from '../../shared/IntervalIcon';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useIntervalLabel } from '../../shared/use-interval-label';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './RoomList.module.css';

/** Length of the day on which daylight saving time starts. */
const shortestDayMs = 23 * hourMs;

export interface RoomListProps {
  readonly availability: RoomAvailability;
  readonly rooms: readonly RoomDay[];
  /** Minutes that a booking would last. */
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
  /** Opens the details of a booking. */
  readonly onOpen: (bookingId: string) => void;
}

/** The rooms as a list: free and booked times, and whether the requested time is free. */
export function RoomList({ availability, rooms, duration, onChoose, onOpen }: RoomListProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const day = { start: Date.parse(availability.day.start), end: Date.parse(availability.day.end) };
  const open = rooms.filter((roomDay) => !isClosedAllDay(roomDay));
  const closed = groupByReason(rooms.filter(isClosedAllDay));
  return (
    <>
      <Rows label={t('list.label', { day: format.day(availability.date) })}>
        {open.map((roomDay) => (
          <RoomItem
            key={roomDay.room.id}
            roomDay={roomDay}
            requestedSlot={availability.requestedSlot}
            intervals={intervalsOf(roomDay, day, clock())}
            duration={duration}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        ))}
      </Rows>
      {[...closed].map(([reason, names]) => (
        <p key={reason} className={styles.closed}>
          {reason
            ? t('closedDay.blockedRooms', { reason, rooms: format.list(names) })
            : t('closedDay.rooms', { rooms: format.list(names) })}
        </p>
      ))}
    </>
  );
}

/** Names of rooms by the reason why they are closed; '' where they do not open on the weekday. */
function groupByReason(rooms: readonly RoomDay[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const roomDay of rooms) {
    const reason = closedReason([roomDay]) ?? '';
    groups.set(reason, [...(groups.get(reason) ?? []), roomDay.room.name]);
  }
  return groups;
}

interface RoomItemProps {
  readonly roomDay: RoomDay;
  readonly requestedSlot: RoomAvailability['requestedSlot'];
  readonly intervals: readonly Interval[];
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
  readonly onOpen: (bookingId: string) => void;
}

function RoomItem({ roomDay, requestedSlot, intervals, duration, onChoose, onOpen }: RoomItemProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const labelOf = useIntervalLabel();
  const { room, opening } = roomDay;
  const runs = freeSpans(intervals);
  const busy = intervals.filter((interval) => interval.busy);
  return (
    <li className={styles.room}>
      <div className={styles.facts}>
        <h3 className={styles.name}>{room.name}</h3>
        <p className={styles.meta}>
          {labels.place(room)} · {labels.people(room)}
        </p>
        {room.equipment.length > 0 && (
          <p className={styles.meta}>{room.equipment.map(({ name }) => name).join(', ')}</p>
        )}
        {room.needsApproval && <Badge icon={<ShieldCheckIcon size={14} />}>{t('room.approval')}</Badge>}
      </div>
      {requestedSlot && roomDay.requestedSlot && (
        <div className={styles.requestedSlot}>
          <RequestedTime roomDay={roomDay} requestedSlot={requestedSlot} intervals={intervals} onChoose={onChoose} />
        </div>
      )}
      <div className={styles.times}>
        {runs.length > 0 ? (
          <div className={styles.line}>
            <span className={styles.lead}>{t('list.free')}</span>
            <List className={styles.slots}>
              {runs.map((run) => (
                <li key={run.start}>
                  <Button
                    size="small"
                    aria-label={t('list.choose', {
                      room: room.name,
                      from: format.time(run.start),
                      until: format.time(run.end),
                    })}
                    onClick={() => onChoose(createSlot(room, run, run.start, duration, run.isContested))}
                  >
                    {run.end - run.start >= shortestDayMs ? t('list.allDay') : format.timeRange(run.start, run.end)}
                  </Button>
                </li>
              ))}
            </List>
          </div>
        ) : (
          <p className={styles.nothing}>{opening.length === 0 ? t('list.closedAllDay') : t('list.nothingFree')}</p>
        )}
        {busy.length > 0 && (
          <div className={styles.line}>
            <span className={styles.lead}>{t('list.taken')}</span>
            <List className={styles.taken}>
              {busy.map((interval) => (
                <li
                  key={interval.start}
                  className={interval.kind === 'own' || interval.kind === 'asked' ? styles.own : undefined}
                >
                  <IntervalIcon kind={interval.kind} />{' '}
                  <BusyLabel interval={interval} text={labelOf(interval)} onOpen={onOpen} />
                </li>
              ))}
            </List>
          </div>
        )}
      </div>
    </li>
  );
}

/** A booking whose details the reader may see opens them. */
function BusyLabel({ interval, text, onOpen }: { interval: Interval; text: string } & Pick<RoomItemProps, 'onOpen'>) {
  const id = interval.busy?.booking?.id;
  if (!id) return text;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(id)}>
      {text}
    </button>
  );
}

/** Books the requested time, or shows why that is not possible. */
function RequestedTime({
  roomDay: { room, requestedSlot: found },
  requestedSlot,
  intervals,
  onChoose,
}: Pick<RoomItemProps, 'roomDay' | 'intervals' | 'onChoose'> & {
  requestedSlot: NonNullable<RoomAvailability['requestedSlot']>;
}) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const slot = { start: Date.parse(requestedSlot.start), end: Date.parse(requestedSlot.end) };
  if (found?.refusal) return <StatusBadge status="neutral">{labels.refusal(found.refusal, room)}</StatusBadge>;
  const around = freeSpans(intervals).find(({ start, end }) => start <= slot.start && end >= slot.end);
  const times = { from: format.time(slot.start), until: format.time(slot.end) };
  const action = room.needsApproval ? t('booking.ask', times) : t('booking.book', times);
  return (
    <Button
      variant="primary"
      size="small"
      aria-label={`${room.name}: ${action}`}
      onClick={() => onChoose({ room, ...slot, free: around ?? slot, isContested: around?.isContested ?? false })}
    >
      {action}
    </Button>
  );
}
