import { hourMs, minuteMs, useFormat } from '@park/platform';
import type { RoomDay } from '@park/contract/rooms';
import { classNames, VisuallyHidden } from '@park/ui';
import { ShieldCheckIcon } from '@park/ui/icons';
import { gridCell } from '@park/ui/pages';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { TimeSpan, Interval } from '../../shared/intervals';
import { createSlot } from '../../shared/slot';
import { IntervalIcon } from '../../shared/IntervalIcon';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useIntervalLabel } from '../../shared/use-interval-label';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { Ghost } from './use-timeline-drag';
import { cellKey } from './move-cell';
import styles from './Timeline.module.css';
import marks from './TimelineMarks.module.css';

export interface TimelineRowProps {
  readonly roomDay: RoomDay;
  readonly cells: readonly Interval[];
  readonly hours: TimeSpan;
  readonly row: number;
  /** Key of the cell in the tab order, in whichever row. */
  readonly activeKey: string;
  readonly duration: number;
  readonly now: number;
  readonly requestedTime: TimeSpan | undefined;
  readonly onChoose: (cell: Interval) => void;
  readonly onOpen: (bookingId: string) => void;
  /** Where a dragged booking or selection would be, in this row. */
  readonly ghost: Ghost | undefined;
  readonly onCellKeyDown: (event: KeyboardEvent, row: number, cell: Interval) => boolean;
  readonly onCellBlur: () => void;
}

/** The width of a grid column: five minutes. */
const columnMs = 300_000;

/** Shorter intervals have no room for a text beside the icon; own titles take two lines instead of the icon. */
const minLabelledMs = 90 * minuteMs;
const minOwnLabelledMs = 45 * minuteMs;

export function TimelineRow({
  roomDay: { room },
  cells,
  hours,
  row,
  activeKey,
  duration,
  now,
  requestedTime,
  onChoose,
  onOpen,
  ghost,
  onCellKeyDown,
  onCellBlur,
}: TimelineRowProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const labelOf = useIntervalLabel();
  const columnsOf = ({ start, end }: TimeSpan) => {
    const from = Math.floor((Math.max(start, hours.start) - hours.start) / columnMs);
    const until = Math.ceil((Math.min(end, hours.end) - hours.start) / columnMs);
    return { '--from': from + 1, '--span': Math.max(1, until - from) } as CSSProperties;
  };
  const isVisible = (at: number) => at > hours.start && at < hours.end;
  const nameOf = (cell: Interval) => {
    const slot = createSlot(room, { start: cell.start, end: cell.freeUntil ?? cell.end }, cell.start, duration);
    const times = { from: format.time(slot.start), until: format.time(slot.end) };
    const action = room.needsApproval ? t('timeline.ask', times) : t('timeline.book', times);
    return cell.isContested ? `${action}, ${t('interval.contested')}` : action;
  };
  return (
    <div className={styles.row} role="row" data-room-row>
      <span className={styles.name} role="rowheader">
        <span className={styles.roomName}>{room.name}</span>
        <span className={styles.roomFacts}>
          {room.building.name} · {labels.people(room)}
          {room.needsApproval && (
            <span className={styles.approval} title={t('room.approval')}>
              <ShieldCheckIcon size={14} />
              <VisuallyHidden>, {t('room.approval')}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
      {cells.map((cell, index) => {
        const key = cellKey(row, index);
        const focusTarget = gridCell(key, key === activeKey);
        const className = classNames(
          styles.cell,
          styles[cell.kind],
          cell.isContested && styles.contested,
          (cell.start - hours.start) % hourMs !== 0 && styles.within,
        );
        if (cell.kind === 'free') {
          const name = nameOf(cell);
          return (
            <div key={cell.start} role="gridcell" className={className} style={columnsOf(cell)} data-interval={key}>
              <button
                type="button"
                className={styles.choose}
                aria-label={name}
                title={name}
                {...focusTarget}
                onClick={() => onChoose(cell)}
              />
            </div>
          );
        }
        const length = cell.end - cell.start;
        const isOwn = cell.kind === 'own' || cell.kind === 'asked';
        const isLabelled = cell.busy && length >= (isOwn ? minOwnLabelledMs : minLabelledMs);
        const content = (
          <>
            {(!isLabelled || length >= minLabelledMs) && <IntervalIcon kind={cell.kind} />}
            {isLabelled && (
              <span className={styles.words}>
                {cell.busy?.booking?.title ?? cell.busy?.reason ?? t(`interval.${cell.kind}`)}
              </span>
            )}
          </>
        );
        const name = labelOf(cell);
        const bookingId = cell.busy?.booking?.id;
        if (bookingId) {
          return (
            <div
              key={cell.start}
              role="gridcell"
              data-interval={key}
              className={classNames(className, styles.withDetails)}
              style={columnsOf(cell)}
            >
              <button
                type="button"
                className={styles.details}
                aria-label={name}
                title={name}
                {...focusTarget}
                onKeyDown={(event) => void onCellKeyDown(event, row, cell)}
                onBlur={onCellBlur}
                onClick={() => onOpen(bookingId)}
              >
                {content}
              </button>
            </div>
          );
        }
        return (
          <div
            key={cell.start}
            role="gridcell"
            className={className}
            style={columnsOf(cell)}
            title={name}
            {...focusTarget}
            aria-label={name}
          >
            {content}
          </div>
        );
      })}
      {ghost && (
        <span className={classNames(marks.ghost, marks[ghost.kind])} style={columnsOf(ghost)}>
          <span role="status">{format.timeRange(ghost.start, ghost.end)}</span>
        </span>
      )}
      {requestedTime && <span className={marks.requestedTime} style={columnsOf(requestedTime)} aria-hidden="true" />}
      {isVisible(now) && <span className={marks.now} style={columnsOf({ start: now, end: now })} aria-hidden="true" />}
    </div>
  );
}
