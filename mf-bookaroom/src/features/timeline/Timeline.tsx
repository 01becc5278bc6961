import { useFormat, useServices } from '@park/platform';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { classNames, VisuallyHidden } from '@park/ui';
import { useEffect, useId, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { ShownHours } from './visible-hours';
import { stretchesOf, type Stretch } from '../../shared/intervals';
import { slotFrom, type Slot } from '../../shared/slot';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Legend } from './Legend';
import { cellAt, moveCell, type Cell } from './move-cell';
import styles from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

export interface TimelineProps {
  readonly availability: RoomAvailability;
  readonly rooms: readonly RoomDay[];
  readonly hours: ShownHours;
  /** Minutes that a booking would last. */
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
}

const hour = 3_600_000;

/** Rooms by hours: one grid of cells with one tab stop. What the list says in lines, it says in a picture. */
export function Timeline({ availability, rooms, hours, duration, onChoose }: TimelineProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const now = clock().getTime();
  // A minute is as fine as the picture gets; within one the rows stay the same.
  const minute = Math.floor(now / 60_000);
  const days = useMemo(() => {
    const day = { start: Date.parse(availability.day.start), end: Date.parse(availability.day.end) };
    return rooms.map((roomDay) => ({
      roomDay,
      cells: within(stretchesOf(roomDay, day, new Date(minute * 60_000)), hours.start, hours.end),
    }));
  }, [availability, rooms, hours.start, hours.end, minute]);
  const rows = useMemo(() => days.map(({ cells }) => cells), [days]);
  const wish = availability.wish && {
    start: Date.parse(availability.wish.start),
    end: Date.parse(availability.wish.end),
  };
  const firstFree = rows[0]?.find(({ kind }) => kind === 'free')?.start;
  const [active, setActive] = useState<Cell>();
  const stop: Cell =
    active && active.row < rows.length ? active : { row: 0, at: wish?.start ?? firstFree ?? hours.start };

  const press = (event: KeyboardEvent) => {
    const next = moveCell(rows, stop, event.key, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    frame.current
      ?.querySelector<HTMLElement>(`[data-cell="${next.row}:${cellAt(rows[next.row] ?? [], next.at)}"]`)
      ?.focus();
  };

  // Where the day is wider than the window, it opens at what matters: the wish, now, or the beginning.
  const opensAt = wish?.start ?? (now > hours.start && now < hours.end ? now : hours.start);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const track = element.scrollWidth - element.clientWidth;
    const share = (opensAt - hour - hours.start) / (hours.end - hours.start);
    if (track > 0) element.scrollLeft = Math.max(0, share * element.scrollWidth);
    // Only when the day or its hours change: afterwards the person decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hours.start, hours.end]);

  const marks = Array.from(
    { length: Math.round((hours.end - hours.start) / hour) },
    (_unused, place) => hours.start + place * hour,
  );
  const columns = {
    '--steps': Math.round((hours.end - hours.start) / 300_000),
    '--hours': marks.length,
  } as CSSProperties;
  return (
    <div>
      <VisuallyHidden as="div" id={helpId}>
        {t('timeline.help')}
      </VisuallyHidden>
      <div ref={frame} className={styles.frame} style={columns}>
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells carry the focus, one at a time */}
        <div
          className={styles.grid}
          role="grid"
          aria-label={t('timeline.label', { day: format.day(availability.date) })}
          aria-describedby={helpId}
          aria-readonly="true"
          onKeyDown={press}
        >
          <div className={classNames(styles.row, styles.head)} role="row">
            <span className={styles.name} role="columnheader">
              {t('timeline.room')}
            </span>
            {marks.map((mark, place) => (
              <span
                key={mark}
                className={styles.hour}
                role="columnheader"
                style={{ '--from': place * 12 + 1, '--span': 12 } as CSSProperties}
              >
                {format.time(mark)}
              </span>
            ))}
          </div>
          {days.map(({ roomDay, cells }, row) => (
            <TimelineRow
              key={roomDay.room.id}
              roomDay={roomDay}
              cells={cells}
              hours={hours}
              row={row}
              stop={stop.row === row ? cellAt(cells, stop.at) : undefined}
              duration={duration}
              now={now}
              wish={wish ?? undefined}
              onReach={(cell) =>
                setActive((current) =>
                  current?.row === row && cells[cellAt(cells, current.at)] === cell ? current : { row, at: cell.start },
                )
              }
              onChoose={(cell) =>
                onChoose(
                  slotFrom(
                    roomDay.room,
                    { start: freeStart(cells, cell), end: cell.freeUntil ?? cell.end },
                    cell.start,
                    duration,
                    cell.isContested,
                  ),
                )
              }
            />
          ))}
        </div>
      </div>
      <Legend
        hasApproval={rooms.some(({ room }) => room.needsApproval)}
        hasWish={wish !== null}
        hasNow={now > hours.start && now < hours.end}
      />
    </div>
  );
}

/** Stretches within the shown hours, cut at its edges. */
function within(stretches: readonly Stretch[], start: number, end: number): Stretch[] {
  return stretches
    .filter((one) => one.end > start && one.start < end)
    .map((one) => ({ ...one, start: Math.max(start, one.start), end: Math.min(end, one.end) }));
}

/** Beginning of the free time that a cell belongs to. */
function freeStart(cells: readonly Stretch[], cell: Stretch): number {
  return cells.find(({ kind, freeUntil }) => kind === 'free' && freeUntil === cell.freeUntil)?.start ?? cell.start;
}
