import { useFormat, useServices } from '@park/platform';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { Badge, Button, List, StatusBadge } from '@park/ui';
import { ShieldCheckIcon } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { freeSpans, intervalsOf, type Interval } from '../../shared/intervals';
import { createSlot, type Slot } from '../../shared/slot';
import { IntervalIcon } from '../../shared/IntervalIcon';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useIntervalLabel } from '../../shared/use-interval-label';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './RoomList.module.css';

/** Length of the day on which daylight saving time starts. */
const shortestDayMs = 23 * 3_600_000;

export interface RoomListProps {
  readonly availability: RoomAvailability;
  readonly rooms: readonly RoomDay[];
  /** Minutes that a booking would last. */
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
}

/** The rooms as a list: free and booked times, and whether the requested time is free. */
export function RoomList({ availability, rooms, duration, onChoose }: RoomListProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const day = { start: Date.parse(availability.day.start), end: Date.parse(availability.day.end) };
  return (
    <Rows label={t('list.label', { day: format.day(availability.date) })}>
      {rooms.map((roomDay) => (
        <RoomItem
          key={roomDay.room.id}
          roomDay={roomDay}
          requestedSlot={availability.requestedSlot}
          intervals={intervalsOf(roomDay, day, clock())}
          duration={duration}
          onChoose={onChoose}
        />
      ))}
    </Rows>
  );
}

interface RoomItemProps {
  readonly roomDay: RoomDay;
  readonly requestedSlot: RoomAvailability['requestedSlot'];
  readonly intervals: readonly Interval[];
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
}

function RoomItem({ roomDay, requestedSlot, intervals, duration, onChoose }: RoomItemProps) {
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
                  <IntervalIcon kind={interval.kind} /> {labelOf(interval)}
                </li>
              ))}
            </List>
          </div>
        )}
      </div>
    </li>
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
