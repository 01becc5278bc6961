import { useCommand, useFormat, type CallError } from '@park/platform';
import type { DoorBooking, RoomDoor } from '@park/contract/room-display';
import { doorMinutes } from '@park/contract/room-limits';
import { Button, Cluster, classNames, useErrorToast } from '@park/ui';
import { CircleCheckIcon, ClockIcon, MinusIcon, TriangleAlertIcon } from '@park/ui/icons';
import type { ReactNode } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './RoomDoor.module.css';

const refreshes = { refreshes: ['GET /api/rooms/display'] } as const;

/** Fills the screen of a tablet: now, next, and what can be done here. */
export function RoomDoorView({ door }: { readonly door: RoomDoor }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { room, current, next, closed, freeUntil, now } = door;
  const holder = current && current.state !== 'missed' ? current : null;
  const state = holder ? 'taken' : closed ? 'closed' : 'free';
  const Icon = { taken: ClockIcon, closed: MinusIcon, free: CircleCheckIcon }[state];
  const detail = holder
    ? t('display.takenUntil', { company: holder.company, time: format.time(holder.end) })
    : closed
      ? [
          closed.reason ?? t('display.outsideHours'),
          closed.until && t('display.closedUntil', { time: format.time(closed.until) }),
        ]
          .filter(Boolean)
          .join(', ')
      : freeUntil && t('display.freeUntil', { time: format.time(freeUntil) });
  return (
    <DoorFrame
      room={room}
      state={state}
      icon={<Icon size={48} />}
      label={t(`display.${state}`)}
      detail={detail}
      clock={format.time(now)}
    >
      <Actions door={door} />
      <footer className={styles.next}>
        <p>
          {next
            ? t('display.next', { time: format.timeRange(next.start, next.end), company: next.company })
            : t('display.nothingNext')}
        </p>
      </footer>
    </DoorFrame>
  );
}

/** Instead of a state that could not be read again. Nothing can be booked here meanwhile. */
export function UnknownDoor({ room }: { readonly room: RoomDoor['room'] }) {
  const { t } = useRoomTexts();
  return (
    <DoorFrame
      room={room}
      state="unknown"
      icon={<TriangleAlertIcon size={48} />}
      label={t('display.unknown')}
      detail={t('display.notConnected')}
    />
  );
}

interface DoorFrameProps {
  readonly room: RoomDoor['room'];
  readonly state: 'taken' | 'closed' | 'free' | 'unknown';
  readonly icon: ReactNode;
  readonly label: string;
  readonly detail: string | null;
  readonly clock?: string;
  readonly children?: ReactNode;
}

function DoorFrame({ room, state, icon, label, detail, clock, children }: DoorFrameProps) {
  const labels = useRoomLabels();
  return (
    <section className={classNames(styles.door, styles[state])} aria-labelledby="door-room">
      <header className={styles.head}>
        <h1 className={styles.room} id="door-room" tabIndex={-1}>
          {room.name}
        </h1>
        <p>
          {labels.place(room)} · {labels.people(room)}
        </p>
        {clock && <p className={styles.clock}>{clock}</p>}
      </header>
      <div className={styles.now} role="status">
        <p className={styles.state}>
          {icon}
          {label}
        </p>
        <p className={styles.detail}>{detail}</p>
      </div>
      {children}
    </section>
  );
}

function Actions({ door }: { readonly door: RoomDoor }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const showError = useErrorToast();
  const book = useCommand('POST /api/rooms/display/{id}/bookings', refreshes);
  const checkIn = useCommand('POST /api/rooms/display/{id}/check-in', refreshes);
  const params = { id: door.room.id };
  const waiting = [door.current, door.next].find(
    (booking): booking is DoorBooking => booking?.state === 'open' || booking?.state === 'missed',
  );
  const show = (result: { readonly ok: true } | { readonly ok: false; readonly error: CallError }) => {
    if (!result.ok) showError(result.error);
  };
  return (
    <div className={styles.actions}>
      {waiting && (
        <>
          <p>
            {waiting.state === 'missed'
              ? t('display.missed')
              : waiting.deadline && t('display.checkInUntil', { time: format.time(waiting.deadline) })}
          </p>
          <Button
            variant="primary"
            busy={checkIn.isRunning}
            onClick={() => void checkIn.run({ params, body: { occurrenceId: waiting.id } }).then(show)}
          >
            {t(waiting.state === 'missed' ? 'display.takeBack' : 'display.checkIn')}
          </Button>
        </>
      )}
      {door.current?.state === 'arrived' && <p>{t('display.checkedIn')}</p>}
      {door.minutes.length > 0 && (
        <>
          <p>{t('display.book')}</p>
          <Cluster>
            {doorMinutes
              .filter((minutes) => door.minutes.includes(minutes))
              .map((minutes) => (
                <Button
                  key={minutes}
                  busy={book.isRunning}
                  aria-label={t('display.bookNamed', { count: minutes })}
                  onClick={() => void book.run({ params, body: { minutes } }).then(show)}
                >
                  {t('display.bookMinutes', { count: minutes })}
                </Button>
              ))}
          </Cluster>
        </>
      )}
    </div>
  );
}
