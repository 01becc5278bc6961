import { useFormat, useServices } from '@park/platform';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { Badge, Button, StatusBadge } from '@park/ui';
import { ShieldCheckIcon } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { freeRuns, stretchesOf, type Stretch } from '../../shared/intervals';
import { slotFrom, type Slot } from '../../shared/slot';
import { StretchSign } from '../../shared/IntervalIcon';
import { useRoomWords } from '../../shared/use-room-labels';
import { useStretchText } from '../../shared/use-interval-label';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './RoomList.module.css';

/** The shortest day of the year, when the clock goes forward. */
const wholeDay = 23 * 3_600_000;

export interface RoomListProps {
  readonly availability: RoomAvailability;
  readonly rooms: readonly RoomDay[];
  /** Minutes that a booking would last. */
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
}

/** What the timeline shows, in lines: what is free, what is not, and the wished time's answer. */
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
          wish={availability.wish}
          stretches={stretchesOf(roomDay, day, clock())}
          duration={duration}
          onChoose={onChoose}
        />
      ))}
    </Rows>
  );
}

interface RoomItemProps {
  readonly roomDay: RoomDay;
  readonly wish: RoomAvailability['wish'];
  readonly stretches: readonly Stretch[];
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
}

function RoomItem({ roomDay, wish, stretches, duration, onChoose }: RoomItemProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const words = useRoomWords();
  const textOf = useStretchText();
  const { room, opening } = roomDay;
  const runs = freeRuns(stretches);
  const busy = stretches.filter((stretch) => stretch.busy);
  return (
    <li className={styles.room}>
      <div className={styles.facts}>
        <h3 className={styles.name}>{room.name}</h3>
        <p className={styles.meta}>
          {words.place(room)} · {words.people(room)}
        </p>
        {room.equipment.length > 0 && (
          <p className={styles.meta}>{room.equipment.map(({ name }) => name).join(', ')}</p>
        )}
        {room.needsApproval && <Badge icon={<ShieldCheckIcon size={14} />}>{t('room.approval')}</Badge>}
      </div>
      {wish && roomDay.wish && (
        <div className={styles.wish}>
          <Wish roomDay={roomDay} wish={wish} stretches={stretches} onChoose={onChoose} />
        </div>
      )}
      <div className={styles.times}>
        {runs.length > 0 ? (
          <div className={styles.line}>
            <span className={styles.lead}>{t('list.free')}</span>
            {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul className={styles.slots} role="list">
              {runs.map((run) => (
                <li key={run.start}>
                  <Button
                    size="small"
                    aria-label={t('list.choose', {
                      room: room.name,
                      from: format.time(run.start),
                      until: format.time(run.end),
                    })}
                    onClick={() => onChoose(slotFrom(room, run, run.start, duration, run.isContested))}
                  >
                    {run.end - run.start >= wholeDay ? t('list.allDay') : format.timeRange(run.start, run.end)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className={styles.nothing}>{opening.length === 0 ? t('list.closedAllDay') : t('list.nothingFree')}</p>
        )}
        {busy.length > 0 && (
          <div className={styles.line}>
            <span className={styles.lead}>{t('list.taken')}</span>
            {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul className={styles.taken} role="list">
              {busy.map((stretch) => (
                <li
                  key={stretch.start}
                  className={stretch.kind === 'own' || stretch.kind === 'asked' ? styles.own : undefined}
                >
                  <StretchSign kind={stretch.kind} /> {textOf(stretch)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  );
}

/** The server's answer to the wished time: a button, or the reason why not. */
function Wish({
  roomDay: { room, wish: found },
  wish,
  stretches,
  onChoose,
}: Pick<RoomItemProps, 'roomDay' | 'stretches' | 'onChoose'> & { wish: NonNullable<RoomAvailability['wish']> }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const words = useRoomWords();
  const slot = { start: Date.parse(wish.start), end: Date.parse(wish.end) };
  if (found?.refusal) return <StatusBadge status="neutral">{words.refusal(found.refusal, room)}</StatusBadge>;
  const around = freeRuns(stretches).find(({ start, end }) => start <= slot.start && end >= slot.end);
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
