import { useFormat } from '@park/platform';
import type { RoomCalendar, RoomCalendarCell } from '@park/contract/room-calendar';
import { classNames, VisuallyHidden } from '@park/ui';
import { CheckIcon, LockIcon } from '@park/ui/icons';
import { gridCell, useGridNavigation } from '@park/ui/pages';
import { memo, useCallback, useEffect, useId, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './CalendarGrid.module.css';
import { barOf, usualHours } from './day-bar';
import { CalendarLegend } from './CalendarLegend';
import { dayBarrier, useCellLabel } from './use-cell-label';
import { useDaySelection } from './use-day-selection';
import { useRenderedRows } from './use-rendered-rows';

type RoomRow = RoomCalendar['rooms'][number];
type Day = RoomCalendar['days'][number];

export interface CalendarGridProps {
  readonly calendar: RoomCalendar;
  readonly label: string;
  readonly today: string;
  readonly onChoose: (row: RoomRow, cell: RoomCalendarCell, day: Day) => void;
  /** Several days of one room, by their places. */
  readonly onChooseDays: (row: RoomRow, first: number, last: number) => void;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const keyOf = ({ row, column }: Place) => `${row}:${column}`;

/** Rooms by days, as a grid with one tab stop. Each cell renders its day as a bar. */
export function CalendarGrid({ calendar, label, today, onChoose, onChooseDays }: CalendarGridProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const helpId = useId();
  const { days, rooms } = calendar;
  // What is shown, not what is asked for: the earlier days stay until the new ones are here.
  const span = days.length > 7 ? 'month' : 'week';
  const labelOf = useCellLabel();
  const hours = useMemo(() => usualHours(calendar), [calendar]);
  const first = Math.max(
    0,
    days.findIndex(({ date }) => date >= today),
  );
  const { activeKey, gridProps } = useGridNavigation<Place>({
    initial: { row: 0, column: first },
    keyOf,
    positionOf: (key) => {
      const [row = 0, column = 0] = key.split(':').map(Number);
      return { row, column };
    },
    contains: ({ row, column }) => row < rooms.length && column < days.length,
    move: ({ row, column }, { key, isControl }) => {
      const last = { row: rooms.length - 1, column: days.length - 1 };
      const moves: Record<string, Place> = {
        ArrowRight: { row, column: Math.min(last.column, column + 1) },
        ArrowLeft: { row, column: Math.max(0, column - 1) },
        ArrowDown: { row: Math.min(last.row, row + 1), column },
        ArrowUp: { row: Math.max(0, row - 1), column },
        Home: { row: isControl ? 0 : row, column: 0 },
        End: { row: isControl ? last.row : row, column: last.column },
      };
      return moves[key];
    },
  });
  const { selected, handleKeyDown, pointerHandlers } = useDaySelection({
    columns: days.length,
    onSelect: (chosen) => {
      const room = rooms[chosen.row];
      if (room) onChooseDays(room, chosen.first, chosen.last);
    },
  });
  const handlers = {
    ...gridProps,
    ...pointerHandlers,
    onKeyDown: (event: KeyboardEvent) => {
      handleKeyDown(event);
      if (!event.defaultPrevented) gridProps.onKeyDown(event);
    },
  };
  const frame = useRef<HTMLDivElement>(null);
  const firstDate = days[0]?.date;
  const renderedRows = useRenderedRows(`${firstDate} ${span}`, { rows: rooms.length, columns: days.length });
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  // The same function at each render, so that rows without a change are not rendered again.
  const chooseCell = useCallback<CalendarGridProps['onChoose']>((...chosen) => choose.current(...chosen), []);
  // On small screens the month is wider than its frame: it begins at today, right of the column of names.
  useEffect(() => {
    const box = frame.current;
    const shown = box?.querySelector('[aria-current=date]');
    const names = box?.querySelector('[role=columnheader]');
    if (!box || !shown || !names) return;
    box.scrollLeft += shown.getBoundingClientRect().left - names.getBoundingClientRect().right;
  }, [firstDate, span]);
  const [from, until] = [days[selected?.first ?? -1], days[selected?.last ?? -1]];
  const [activeRow, activeColumn] = activeKey.split(':').map(Number);
  return (
    <div ref={frame} className={styles.frame}>
      <VisuallyHidden as="div" id={helpId}>
        {t('calendar.help')}
      </VisuallyHidden>
      <VisuallyHidden as="div" role="status">
        {from && until && t('calendar.selected', { from: format.day(from.date), until: format.day(until.date) })}
      </VisuallyHidden>
      <div
        className={classNames(styles.grid, styles[span])}
        style={{ '--days': days.length } as CSSProperties}
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-readonly="true"
        {...handlers}
      >
        <div className={classNames(styles.row, styles.head)} role="row">
          <span className={styles.name} role="columnheader">
            {t('calendar.room')}
          </span>
          {days.map(({ date }) => (
            <span
              key={date}
              role="columnheader"
              className={classNames(styles.day, date === today && styles.today)}
              aria-current={date === today ? 'date' : undefined}
            >
              <VisuallyHidden>{format.day(date)}</VisuallyHidden>
              <span aria-hidden="true">{span === 'week' ? format.day(date) : Number(date.slice(8))}</span>
            </span>
          ))}
        </div>
        {rooms.map((room, row) => (
          <CalendarRow
            key={room.room.id}
            roomRow={room}
            row={row}
            days={days}
            hours={hours}
            today={today}
            companyLastDay={calendar.companyLastDay}
            isWide={span === 'week'}
            activeColumn={row === activeRow ? (activeColumn ?? -1) : -1}
            selectedFirst={selected?.row === row ? selected.first : -1}
            selectedLast={selected?.row === row ? selected.last : -1}
            isRendered={row < renderedRows}
            labelOf={labelOf}
            onChoose={chooseCell}
          />
        ))}
      </div>
      <CalendarLegend />
    </div>
  );
}

interface CalendarRowProps {
  readonly roomRow: RoomRow;
  readonly row: number;
  readonly days: readonly Day[];
  readonly hours: ReturnType<typeof usualHours>;
  readonly today: string;
  readonly companyLastDay: string | null;
  readonly isWide: boolean;
  /** -1 if the tab stop is in another row. */
  readonly activeColumn: number;
  /** The chosen days; -1 if none of the row is. */
  readonly selectedFirst: number;
  readonly selectedLast: number;
  /** Its cells follow in one of the next frames otherwise. */
  readonly isRendered: boolean;
  readonly labelOf: ReturnType<typeof useCellLabel>;
  readonly onChoose: CalendarGridProps['onChoose'];
}

/** Only the rows that lose or receive the tab stop render again. */
const CalendarRow = memo(function CalendarRow({
  roomRow,
  row,
  days,
  hours,
  today,
  companyLastDay,
  isWide,
  activeColumn,
  selectedFirst,
  selectedLast,
  isRendered,
  labelOf,
  onChoose,
}: CalendarRowProps) {
  const { room, cells } = roomRow;
  return (
    <div className={styles.row} role="row">
      <span className={styles.name} role="rowheader">
        {room.name}
      </span>
      {cells.map((cell, column) => {
        const day = days[column];
        if (!day || !isRendered) return null;
        const barrier = dayBarrier(room, day.date, { today, companyLastDay });
        const isClosed = cell.opening.length === 0 || barrier !== null;
        const label = labelOf(room, cell, day, today, barrier);
        return (
          <div
            key={day.date}
            role="gridcell"
            className={classNames(
              styles.cell,
              isClosed && styles.closed,
              day.date < today && styles.past,
              column >= selectedFirst && column <= selectedLast && styles.selected,
            )}
          >
            <button
              type="button"
              className={styles.choose}
              aria-label={label.full}
              title={label.full}
              style={{ '--bar': day.date < today || isClosed ? 'none' : barOf(cell, day, hours) } as CSSProperties}
              {...gridCell(`${row}:${column}`, column === activeColumn)}
              onClick={() => onChoose(roomRow, cell, day)}
            >
              {cell.own.length > 0 && <CheckIcon size={14} />}
              {cell.blocked !== null && <LockIcon size={14} className={styles.lock} />}
              {isWide && <span className={styles.words}>{cell.own[0]?.title ?? label.short}</span>}
            </button>
          </div>
        );
      })}
    </div>
  );
});
