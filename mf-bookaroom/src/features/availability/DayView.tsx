import { addDays, useFormat, useServices } from '@park/platform';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { Button, EmptyState, Notice } from '@park/ui';
import { useMemo, type Ref } from 'react';
import { NoRooms } from '../../shared/NoRooms';
import type { Slot } from '../../shared/slot';
import { ViewControl } from '../../shared/ViewControl';
import { SpanControl } from '../calendar/SpanControl';
import { ClosedDay } from '../closed-day/ClosedDay';
import { isClosedAllDay } from '../closed-day/closed-reason';
import { RoomList } from '../room-list/RoomList';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Timeline } from '../timeline/Timeline';
import styles from '../../shared/DayView.module.css';
import { defaultDurationMinutes, type RoomAddress } from '../../shared/use-room-address';
import { visibleHours } from '../timeline/visible-hours';
import { useDayView } from '../../shared/use-day-view';

export interface DayViewProps {
  readonly availability: RoomAvailability;
  readonly address: RoomAddress;
  readonly isRefreshing: boolean;
  readonly onChoose: (slot: Slot) => void;
  /** Opens the details of a booking. */
  readonly onOpen: (bookingId: string) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** The rooms on one day, as a timeline or a list. */
export function DayView({ availability, address, isRefreshing, onChoose, onOpen, ref }: DayViewProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const [view, setView] = useDayView(address);
  const { requestedSlot, date } = availability;
  const today = format.dayOf(clock());
  const duration = address.filters.duration ?? defaultDurationMinutes;
  const wantsAllHours = address.parameter('hours') === 'all';
  const hours = useMemo(() => visibleHours(availability, wantsAllHours), [availability, wantsAllHours]);
  // Rooms that are free at the requested time come first, those that are closed all day last; the api sorts the rest.
  const rooms = useMemo(() => {
    const rank = (roomDay: RoomDay) => (isClosedAllDay(roomDay) ? 2 : roomDay.requestedSlot?.isFree ? 0 : 1);
    return [...availability.rooms].sort((one, other) => rank(one) - rank(other));
  }, [availability]);
  const dayText = format.day(date);
  const title =
    date === today
      ? t('day.today', { day: dayText })
      : date === addDays(today, 1)
        ? t('day.tomorrow', { day: dayText })
        : dayText;
  const free = rooms.filter((room) => room.requestedSlot?.isFree).length;
  const count = requestedSlot
    ? t('day.free', { free, count: rooms.length, time: format.timeRange(requestedSlot.start, requestedSlot.end) })
    : t('day.rooms', { count: rooms.length });
  // While another day loads, the previous one is still shown.
  const isOther = isRefreshing && (address.filters.date ?? today) !== date;
  return (
    <section ref={ref} aria-labelledby="room-day">
      <div className={styles.bar}>
        <h2 className={styles.title} id="room-day" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.count} role="status">
          {count}
        </p>
        {address.hasActiveFilters && rooms.length > 0 && (
          <Button className={styles.clear} size="small" variant="quiet" data-print="hide" onClick={address.clear}>
            {t('filters.clear')}
          </Button>
        )}
        <div className={styles.controls} data-print="hide">
          {view === 'timeline' && hours.canShowAll && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => address.set({ hours: wantsAllHours ? null : 'all' }, { replace: true })}
            >
              {wantsAllHours ? t('day.usualHours') : t('day.allHours')}
            </Button>
          )}
          <SpanControl address={address} />
          <ViewControl view={view} onChange={setView} />
        </div>
      </div>
      {date < today && (
        <div className={styles.notice}>
          <Notice>{t('day.over')}</Notice>
        </div>
      )}
      <div className={styles.body} aria-busy={isOther}>
        {rooms.length === 0 ? (
          <NoRooms onClear={address.clear} />
        ) : availability.companyLastDay !== null && date > availability.companyLastDay ? (
          <EmptyState
            kind="nothingYet"
            headingLevel={3}
            title={t('refusal.companyLeaves')}
            reason={t('calendar.afterExit', { day: format.longDay(availability.companyLastDay) })}
          />
        ) : rooms.every(isClosedAllDay) ? (
          <ClosedDay
            availability={availability}
            onChooseDay={(next) => address.set({ date: next === today ? null : next })}
          />
        ) : view === 'timeline' ? (
          <Timeline
            availability={availability}
            rooms={rooms}
            hours={hours}
            duration={duration}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        ) : (
          <RoomList availability={availability} rooms={rooms} duration={duration} onChoose={onChoose} onOpen={onOpen} />
        )}
      </div>
    </section>
  );
}
