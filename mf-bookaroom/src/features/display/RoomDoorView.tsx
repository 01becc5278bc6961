import { useCommand, useFormat, useTexts } from '@park/platform';
import type { DoorBooking, RoomDoor } from '@park/contract/room-display';
import { Button, Cluster, classNames, useToast } from '@park/ui';
import { CircleCheckIcon, ClockIcon, MinusIcon } from '@park/ui/icons';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './RoomDoor.module.css';

const refreshes = { refreshes: ['GET /api/rooms/display'] } as const;

/** Fills the screen of a tablet: now, next, and what can be done here. */
export function RoomDoorView({ door }: { readonly door: RoomDoor }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
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
    <section className={classNames(styles.door, styles[state])} aria-labelledby="door-room">
      <header className={styles.head}>
        <h1 className={styles.room} id="door-room" tabIndex={-1}>
          {room.name}
        </h1>
        <p>
          {labels.place(room)} · {labels.people(room)}
        </p>
        <p className={styles.clock}>{format.time(now)}</p>
      </header>
      <div className={styles.now} role="status">
        <p className={styles.state}>
          <Icon size={48} />
          {t(`display.${state}`)}
        </p>
        <p className={styles.detail}>{detail}</p>
      </div>
      <Actions door={door} />
      <footer className={styles.next}>
        <p>
          {next
            ? t('display.next', { time: format.timeRange(next.start, next.end), company: next.company })
            : t('display.nothingNext')}
        </p>
      </footer>
    </section>
  );
}

function Actions({ door }: { readonly door: RoomDoor }) {
  const { t } = useRoomTexts();
  const { t: anyText } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const book = useCommand('POST /api/rooms/display/{id}/bookings', refreshes);
  const checkIn = useCommand('POST /api/rooms/display/{id}/check-in', refreshes);
  const params = { id: door.room.id };
  const waiting = [door.current, door.next].find(
    (booking): booking is DoorBooking => booking?.state === 'open' || booking?.state === 'missed',
  );
  const show = (
    result: { ok: true } | { ok: false; error: { key: string; values: Readonly<Record<string, string | number>> } },
  ) => {
    if (!result.ok) toast.show({ tone: 'danger', message: anyText(result.error.key, result.error.values) });
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
            {door.minutes.map((minutes) => (
              <Button
                key={minutes}
                busy={book.isRunning}
                aria-label={t('display.bookNamed', { count: minutes })}
                onClick={() => void book.run({ params, body: { minutes: minutes as 15 | 30 | 60 } }).then(show)}
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
