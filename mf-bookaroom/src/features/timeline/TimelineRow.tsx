import { useFormat } from '@park/platform';
import type { RoomDay } from '@park/contract/rooms';
import { classNames, VisuallyHidden } from '@park/ui';
import { ShieldCheckIcon } from '@park/ui/icons';
import type { CSSProperties } from 'react';
import type { Span, Stretch } from '../../shared/intervals';
import { slotFrom } from '../../shared/slot';
import { StretchSign } from '../../shared/IntervalIcon';
import { useRoomWords } from '../../shared/use-room-labels';
import { useStretchText } from '../../shared/use-interval-label';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Timeline.module.css';

export interface TimelineRowProps {
  readonly roomDay: RoomDay;
  readonly cells: readonly Stretch[];
  readonly hours: Span;
  readonly row: number;
  /** Index of the cell that Tab reaches, if it is in this row. */
  readonly stop: number | undefined;
  readonly duration: number;
  readonly now: number;
  readonly wish: Span | undefined;
  /** The cell took the focus. */
  readonly onReach: (cell: Stretch) => void;
  readonly onChoose: (cell: Stretch) => void;
}

const hour = 3_600_000;

/** Columns are five minutes wide. */
const fiveMinutes = 300_000;

/** Below this a word beside the sign would be cut to nothing; own titles may take two lines and no sign. */
const wordy = 90 * 60_000;
const wordyForOwn = 45 * 60_000;

export function TimelineRow({
  roomDay: { room },
  cells,
  hours,
  row,
  stop,
  duration,
  now,
  wish,
  onReach,
  onChoose,
}: TimelineRowProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const words = useRoomWords();
  const textOf = useStretchText();
  const place = ({ start, end }: Span) => {
    const from = Math.floor((Math.max(start, hours.start) - hours.start) / fiveMinutes);
    const until = Math.ceil((Math.min(end, hours.end) - hours.start) / fiveMinutes);
    return { '--from': from + 1, '--span': Math.max(1, until - from) } as CSSProperties;
  };
  const isIn = (at: number) => at > hours.start && at < hours.end;
  const nameOf = (cell: Stretch) => {
    const slot = slotFrom(room, { start: cell.start, end: cell.freeUntil ?? cell.end }, cell.start, duration);
    const times = { from: format.time(slot.start), until: format.time(slot.end) };
    const action = room.needsApproval ? t('timeline.ask', times) : t('timeline.book', times);
    return cell.isContested ? `${action}, ${t('stretch.contested')}` : action;
  };
  return (
    <div className={styles.row} role="row">
      <span className={styles.name} role="rowheader">
        <span className={styles.roomName}>{room.name}</span>
        <span className={styles.roomFacts}>
          {room.building.name} · {words.people(room)}
          {room.needsApproval && (
            <span className={styles.approval} title={t('room.approval')}>
              <ShieldCheckIcon size={14} />
              <VisuallyHidden>, {t('room.approval')}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
      {cells.map((cell, index) => {
        const stopHere = {
          'data-cell': `${row}:${index}`,
          tabIndex: index === stop ? 0 : -1,
          onFocus: () => onReach(cell),
        };
        const look = classNames(
          styles.cell,
          styles[cell.kind],
          cell.isContested && styles.contested,
          (cell.start - hours.start) % hour !== 0 && styles.within,
        );
        if (cell.kind === 'free') {
          const name = nameOf(cell);
          return (
            <div key={cell.start} role="gridcell" className={look} style={place(cell)}>
              <button
                type="button"
                className={styles.choose}
                aria-label={name}
                title={name}
                {...stopHere}
                onClick={() => onChoose(cell)}
              />
            </div>
          );
        }
        const length = cell.end - cell.start;
        const isMine = cell.kind === 'own' || cell.kind === 'asked';
        const isWordy = cell.busy && length >= (isMine ? wordyForOwn : wordy);
        return (
          <div
            key={cell.start}
            role="gridcell"
            className={look}
            style={place(cell)}
            title={textOf(cell)}
            {...stopHere}
            aria-label={textOf(cell)}
          >
            {(!isWordy || length >= wordy) && <StretchSign kind={cell.kind} />}
            {isWordy && (
              <span className={styles.words}>
                {cell.busy?.booking?.title ?? cell.busy?.reason ?? t(`stretch.${cell.kind}`)}
              </span>
            )}
          </div>
        );
      })}
      {wish && <span className={styles.wish} style={place(wish)} aria-hidden="true" />}
      {isIn(now) && <span className={styles.now} style={place({ start: now, end: now })} aria-hidden="true" />}
    </div>
  );
}
