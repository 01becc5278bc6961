import type { RoomOccurrence } from '@park/contract/room-bookings';
import { Button, Cluster, Dialog } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { useRoomCommands } from './use-room-commands';

interface CancelDateProps {
  readonly occurrence: RoomOccurrence;
  readonly when: string;
  /** The date may be cancelled, and this button gone. */
  readonly onDone: () => void;
}

/** Cancels one date of a series, or this and the following ones. */
export function CancelDate({ occurrence, when, onDone }: CancelDateProps) {
  const { t } = useRoomTexts();
  const { cancelDate } = useRoomCommands();
  const [isAsking, setIsAsking] = useState(false);
  const [running, setRunning] = useState<'one' | 'following'>();

  async function cancel(scope: 'one' | 'following') {
    setRunning(scope);
    await cancelDate(occurrence, scope);
    setRunning(undefined);
    setIsAsking(false);
    onDone();
  }

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        onClick={() => setIsAsking(true)}
        aria-label={t('series.cancelDate', { when })}
      >
        {t('details.cancelShort')}
      </Button>
      <Dialog
        open={isAsking}
        role="alertdialog"
        size="small"
        title={t('series.cancelDate', { when })}
        onClose={() => setIsAsking(false)}
      >
        <Cluster gap={2}>
          <Button
            variant="danger"
            busy={running === 'one'}
            busyText={t('own.cancelling')}
            onClick={() => void cancel('one')}
          >
            {t('series.cancelOne')}
          </Button>
          <Button
            variant="danger"
            busy={running === 'following'}
            busyText={t('own.cancelling')}
            onClick={() => void cancel('following')}
          >
            {t('series.cancelFollowing')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('own.keep')}</Button>
        </Cluster>
      </Dialog>
    </>
  );
}
