import { addDays, addMonths, isoWeekday, minuteMs, useCall, useFormat, useServices } from '@park/platform';
import type { RoomCalendar, RoomCalendarCell } from '@park/contract/room-calendar';
import { Notice, SkeletonTable } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useDeferredValue, type Ref } from 'react';
import { NoRooms } from '../../shared/NoRooms';
import { createSlot, type Slot } from '../../shared/slot';
import { ViewControl } from '../../shared/ViewControl';
import { useMonthLabel } from '../../shared/use-month-label';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from '../../shared/DayView.module.css';
import { useDayView } from '../../shared/use-day-view';
import { defaultDurationMinutes, type RoomAddress } from '../../shared/use-room-address';
import { CalendarGrid } from './CalendarGrid';
import { SpanControl } from './SpanControl';
import { CalendarList } from './CalendarList';

export interface CalendarViewProps {
  readonly span: 'week' | 'month';
  readonly address: RoomAddress;
  readonly onChoose: (slot: Slot) => void;
  readonly onOpen: (bookingId: string) => void;
  readonly ref?: Ref<HTMLElement>;
}

const refreshIntervalMs = minuteMs;

/** The rooms over a week or a month, as a grid or an equal list. */
export function CalendarView({ span, address, onChoose, onOpen, ref }: CalendarViewProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const monthLabel = useMonthLabel();
  const { clock } = useServices();
  const today = format.dayOf(clock());
  const [view, setView] = useDayView(address);
  const { filters } = address;
  const period = periodOf(span, filters.date ?? today);
  const query = useCall(
    'GET /api/rooms/calendar',
    {
      query: {
        from: period.from,
        days: period.days,
        capacity: filters.capacity,
        equipment: [...filters.equipment],
        building: filters.building,
      },
    },
    { keepPrevious: true, refetchIntervalMs: refreshIntervalMs },
  );
  // A month has hundreds of cells: rendered in slices, so that the page stays responsive meanwhile.
  const calendar = useDeferredValue(query.data, undefined);
  const duration = filters.duration ?? defaultDurationMinutes;
  const title =
    span === 'month'
      ? monthLabel(period.from)
      : t('calendar.weekOf', { from: format.day(period.from), until: format.day(addDays(period.from, 6)) });
  const label = t('calendar.label', { span: title });

  /** Books the first free time that is long enough; a day without one is shown. */
  function choose({ room }: RoomCalendar['rooms'][number], cell: RoomCalendarCell, day: RoomCalendar['days'][number]) {
    const spans = cell.free.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
    const free = spans.find(({ start, end }) => end - start >= duration * minuteMs) ?? spans[0];
    if (free && cell.own.length === 0) onChoose(createSlot(room, free, free.start, duration));
    else address.set({ date: day.date === today ? null : day.date, span: null });
  }

  /** The first free time among several days, to be repeated on each day until the last. */
  function chooseDays({ room, cells }: RoomCalendar['rooms'][number], first: number, last: number) {
    const lastDay = calendar?.days[last];
    const spans = cells
      .slice(first, last + 1)
      .flatMap(({ free }) => free.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })));
    const free = spans.find(({ start, end }) => end - start >= duration * minuteMs) ?? spans[0];
    if (free && lastDay) onChoose({ ...createSlot(room, free, free.start, duration), lastDay: lastDay.date });
  }

  return (
    <section ref={ref} aria-labelledby="room-calendar">
      <div className={styles.bar}>
        <h2 className={styles.title} id="room-calendar" tabIndex={-1}>
          {title}
        </h2>
        {query.status === 'ready' && (
          <p className={styles.count} role="status">
            {t('day.rooms', { count: query.data.rooms.length })}
          </p>
        )}
        <div className={styles.controls} data-print="hide">
          <SpanControl address={address} />
          <ViewControl view={view} onChange={setView} />
        </div>
      </div>
      {query.status !== 'failed' && !calendar && <SkeletonTable rows={8} columns={span === 'week' ? 8 : 16} />}
      {query.status === 'failed' && (
        <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
      )}
      {query.status === 'ready' && calendar?.rooms.length === 0 && <NoRooms onClear={address.clear} />}
      {query.status === 'ready' && calendar && calendar.rooms.length > 0 && (
        <>
          {calendar.companyLastDay !== null && (calendar.days.at(-1)?.date ?? '') > calendar.companyLastDay && (
            <div className={styles.notice}>
              <Notice>{t('calendar.afterExit', { day: format.longDay(calendar.companyLastDay) })}</Notice>
            </div>
          )}
          <div className={styles.body} aria-busy={query.isRefreshing && calendar.days[0]?.date !== period.from}>
            {view === 'timeline' ? (
              <CalendarGrid
                calendar={calendar}
                label={label}
                today={today}
                onChoose={choose}
                onChooseDays={chooseDays}
              />
            ) : (
              <CalendarList calendar={calendar} label={label} duration={duration} onChoose={onChoose} onOpen={onOpen} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** From Monday to Sunday, or the whole month. */
export function periodOf(span: 'week' | 'month', date: string): { from: string; days: number } {
  if (span === 'week') return { from: addDays(date, 1 - isoWeekday(date)), days: 7 };
  const from = `${date.slice(0, 7)}-01`;
  const last = addDays(addMonths(from, 1), -1);
  return { from, days: Number(last.slice(8)) };
}
