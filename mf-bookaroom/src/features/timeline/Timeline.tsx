import { hourMs, minuteMs, useFormat, useServices } from '@park/platform';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { classNames, VisuallyHidden } from '@park/ui';
import { useGridNavigation } from '@park/ui/pages';
import { useEffect, useId, useMemo, useRef, type CSSProperties } from 'react';
import type { VisibleHours } from './visible-hours';
import { intervalsOf, type Interval } from '../../shared/intervals';
import { createSlot, type Slot } from '../../shared/slot';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Legend } from './Legend';
import { cellAt, cellKey, moveCell, type Cell } from './move-cell';
import styles from './Timeline.module.css';
import markStyles from './TimelineMarks.module.css';
import { useMoveBooking } from './use-move-booking';
import { useTimelineDrag } from './use-timeline-drag';
import { TimelineRow } from './TimelineRow';

export interface TimelineProps {
  readonly availability: RoomAvailability;
  readonly rooms: readonly RoomDay[];
  readonly hours: VisibleHours;
  /** Minutes that a booking would last. */
  readonly duration: number;
  readonly onChoose: (slot: Slot) => void;
  /** Opens the details of a booking. */
  readonly onOpen: (bookingId: string) => void;
}

/** The rooms by hours, as a grid with one tab stop. */
export function Timeline({ availability, rooms, hours, duration, onChoose, onOpen }: TimelineProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const now = clock().getTime();
  // Rounded to minutes, so that the rows are computed at most once a minute.
  const minute = Math.floor(now / minuteMs);
  const days = useMemo(() => {
    const day = { start: Date.parse(availability.day.start), end: Date.parse(availability.day.end) };
    return rooms.map((roomDay) => ({
      roomDay,
      cells: clipToHours(intervalsOf(roomDay, day, new Date(minute * minuteMs)), hours.start, hours.end),
    }));
  }, [availability, rooms, hours.start, hours.end, minute]);
  const rows = useMemo(() => days.map(({ cells }) => cells), [days]);
  const requestedTime = availability.requestedSlot && {
    start: Date.parse(availability.requestedSlot.start),
    end: Date.parse(availability.requestedSlot.end),
  };
  const firstFree = rows[0]?.find(({ kind }) => kind === 'free')?.start;
  const { activeKey, gridProps } = useGridNavigation<Cell>({
    initial: { row: 0, at: requestedTime?.start ?? firstFree ?? hours.start },
    keyOf: ({ row, at }) => cellKey(row, cellAt(rows[row] ?? [], at)),
    positionOf: (key) => {
      const [row = 0, index = 0] = key.split(':').map(Number);
      return { row, at: rows[row]?.[index]?.start ?? hours.start };
    },
    contains: ({ row }) => row < rows.length,
    move: (from, { key, isControl }) => moveCell(rows, from, key, isControl),
  });

  // A day wider than the window is scrolled to the requested time, to now, or to its start.
  const opensAt = requestedTime?.start ?? (now > hours.start && now < hours.end ? now : hours.start);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const track = element.scrollWidth - element.clientWidth;
    const share = (opensAt - hourMs - hours.start) / (hours.end - hours.start);
    if (track > 0) element.scrollLeft = Math.max(0, share * element.scrollWidth);
    // Only when the day or its hours change, so that the person's own scrolling is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hours.start, hours.end]);

  const move = useMoveBooking();
  const drag = useTimelineDrag({ days, hours, onChoose, onMove: move });

  const marks = Array.from(
    { length: Math.round((hours.end - hours.start) / hourMs) },
    (_unused, place) => hours.start + place * hourMs,
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
        <div
          className={styles.grid}
          role="grid"
          aria-label={t('timeline.label', { day: format.day(availability.date) })}
          aria-describedby={helpId}
          aria-readonly="true"
          {...gridProps}
          {...drag.gridHandlers}
        >
          <div className={classNames(styles.row, styles.head)} role="row">
            <span className={styles.name} role="columnheader">
              {t('timeline.room')}
            </span>
            {marks.map((mark, place) => (
              <span
                key={mark}
                className={styles.hour}
                data-hour
                role="columnheader"
                style={{ '--from': place * 12 + 1, '--span': 12 } as CSSProperties}
              >
                {format.time(mark)}
              </span>
            ))}
            {now > hours.start && now < hours.end && (
              <span
                className={markStyles.now}
                style={{ '--from': Math.floor((now - hours.start) / 300_000) + 1, '--span': 1 } as CSSProperties}
                aria-hidden="true"
              >
                <span className={markStyles.nowTime}>{format.time(now)}</span>
              </span>
            )}
          </div>
          {days.map(({ roomDay, cells }, row) => (
            <TimelineRow
              key={roomDay.room.id}
              roomDay={roomDay}
              cells={cells}
              hours={hours}
              row={row}
              activeKey={activeKey}
              duration={duration}
              now={now}
              requestedTime={requestedTime ?? undefined}
              onOpen={onOpen}
              ghost={drag.ghost?.row === row ? drag.ghost : undefined}
              onCellKeyDown={drag.handleKeyDown}
              onCellBlur={drag.cancel}
              onChoose={(cell) =>
                onChoose(
                  createSlot(
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
        hasRequestedTime={requestedTime !== null}
        hasNow={now > hours.start && now < hours.end}
      />
    </div>
  );
}

/** The intervals within the visible hours, clipped at their edges. */
function clipToHours(intervals: readonly Interval[], start: number, end: number): Interval[] {
  return intervals
    .filter((one) => one.end > start && one.start < end)
    .map((one) => ({ ...one, start: Math.max(start, one.start), end: Math.min(end, one.end) }));
}

/** Start of the free time that a cell belongs to. */
function freeStart(cells: readonly Interval[], cell: Interval): number {
  return cells.find(({ kind, freeUntil }) => kind === 'free' && freeUntil === cell.freeUntil)?.start ?? cell.start;
}
