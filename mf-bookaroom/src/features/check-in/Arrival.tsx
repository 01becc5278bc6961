import { useFormat } from '@park/platform';
import type { RoomArrival } from '@park/contract/room-check-in';
import { Button, StatusBadge, type Status } from '@park/ui';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './CheckIn.module.css';
import { useCheckIn } from './use-check-in';

const statuses: Record<RoomArrival['state'], Status> = {
  early: 'neutral',
  open: 'warning',
  arrived: 'success',
  missed: 'danger',
};

export interface ArrivalProps {
  readonly arrival: RoomArrival;
  readonly isLarge?: boolean;
  /** Called after the check-in, when the button is gone. */
  readonly onDone: () => void;
}

/** One booking with its state and the button to check in or to take the room back. */
export function Arrival({ arrival, isLarge = false, onDone }: ArrivalProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const checkIn = useCheckIn();
  const { title, room, start, end, state, opensAt, deadline } = arrival;
  const Heading = isLarge ? 'h2' : 'h3';
  const names = { title, room: room.name };
  const words = {
    early: t('checkIn.early', { time: format.time(opensAt) }),
    open: deadline ? t('checkIn.open', { time: format.time(deadline) }) : t('checkIn.openWithoutDeadline'),
    arrived: t('checkIn.arrived'),
    missed: t('checkIn.missed'),
  }[state];
  return (
    <div className={styles.arrival}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.muted}>
          {t('checkIn.place', {
            time: format.timeRange(start, end),
            place: `${room.name} · ${labels.place(room)}`,
          })}
        </p>
        <StatusBadge status={statuses[state]}>{words}</StatusBadge>
      </div>
      {(state === 'open' || state === 'missed') && (
        <Button
          variant="primary"
          size={isLarge ? 'normal' : 'small'}
          busy={checkIn.isRunning}
          busyText={t('checkIn.running')}
          aria-label={state === 'open' ? t('checkIn.buttonNamed', names) : t('checkIn.takeBackNamed', names)}
          onClick={() => void checkIn.run(arrival).then(onDone)}
        >
          {state === 'open' ? t('checkIn.button') : t('checkIn.takeBack')}
        </Button>
      )}
    </div>
  );
}
