import { addDays, useFormat } from '@park/platform';
import type { RoomBooking } from '@park/contract/rooms';
import { Badge, Button, ConfirmDialog, StatusBadge } from '@park/ui';
import { useState } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { upcomingOccurrences, isRequest } from './upcoming';
import styles from './OwnBookings.module.css';
import { useCancelBooking } from './use-cancel-booking';

export function OwnBookingRow({ booking, now }: { booking: RoomBooking; now: Date }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const coming = upcomingOccurrences(booking, now);
  const next = coming[0];
  if (!next) return null;
  const isNow = Date.parse(next.start) <= now.getTime();
  const today = format.dayOf(now);
  const day = isNow ? today : format.dayOf(next.start);
  const dayText = day === today ? t('own.today') : day === addDays(today, 1) ? t('own.tomorrow') : format.day(day);
  return (
    <li className={styles.row}>
      <p className={styles.day}>{dayText}</p>
      <div className={styles.words}>
        <h3 className={styles.title}>{booking.title}</h3>
        <p className={styles.meta}>
          {format.timeRange(next.start, next.end)} · {booking.room.name} · {labels.place(booking.room)}
          {coming.length > 1 && ` · ${t('own.more', { count: coming.length - 1 })}`}
        </p>
      </div>
      {next.state === 'pending' ? (
        <StatusBadge status="warning">{t('own.pending')}</StatusBadge>
      ) : (
        isNow && <Badge tone="accent">{t('own.now')}</Badge>
      )}
      {booking.canCancel && (
        <CancelButton
          booking={booking}
          dates={coming.filter(({ start }) => Date.parse(start) > now.getTime()).length}
          when={format.dayAndTimeRange(next.start, next.end)}
        />
      )}
    </li>
  );
}

function CancelButton({ booking, dates, when }: { booking: RoomBooking; dates: number; when: string }) {
  const { t } = useRoomTexts();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelBooking();
  const request = isRequest(booking);
  const action = request ? t('own.cancelRequest') : t('own.cancel');

  async function confirm() {
    await cancel.run(booking);
    setIsAsking(false);
  }

  return (
    <>
      <Button
        size="small"
        className={styles.cancel}
        aria-label={t('own.cancelNamed', { action, title: booking.title, when })}
        onClick={() => setIsAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(request ? 'own.requestQuestion' : 'own.question', { room: booking.room.name })}
        confirmText={action}
        cancelText={t('own.keep')}
        busy={cancel.isRunning}
        busyText={t('own.cancelling')}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {t(request ? 'own.requestResult' : 'own.result', { title: booking.title, when })}{' '}
        {dates > 1 && t('own.allDates', { count: dates })}
      </ConfirmDialog>
    </>
  );
}
