import { useCommand, useFormat } from '@park/platform';
import type { RoomSeriesQuestion } from '@park/contract/room-check-in';
import { Button, Cluster, ConfirmDialog, Notice, useErrorToast, useToast } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Asks whether a series is still needed. Cancelling its upcoming dates asks once more. */
export function SeriesQuestion({
  question,
  onDone,
}: {
  readonly question: RoomSeriesQuestion;
  /** Called after the answer, when the question is gone. */
  readonly onDone: () => void;
}) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const showError = useErrorToast();
  const answer = useCommand('POST /api/rooms/bookings/{id}/still-needed', { refreshes: ['GET /api/rooms'] });
  const [isAsking, setIsAsking] = useState(false);
  const { bookingId, title, room, answerBy } = question;

  async function send(isNeeded: boolean): Promise<void> {
    const result = await answer.run({ params: { id: bookingId }, body: { isNeeded } });
    setIsAsking(false);
    if (!result.ok) return showError(result.error);
    toast.show({ message: t(isNeeded ? 'checkIn.question.kept' : 'checkIn.question.cancelled') });
    onDone();
  }

  return (
    <Notice tone="warning">
      <p>{t('checkIn.question.text', { title, room, until: format.day(answerBy) })}</p>
      <Cluster>
        <Button
          size="small"
          variant="primary"
          busy={answer.isRunning && !isAsking}
          busyText={t('checkIn.question.keeping')}
          onClick={() => void send(true)}
        >
          {t('checkIn.question.yes')}
        </Button>
        <Button size="small" onClick={() => setIsAsking(true)}>
          {t('checkIn.question.no')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('checkIn.question.confirm.title', { title })}
        confirmText={t('checkIn.question.confirm.cancel')}
        cancelText={t('checkIn.question.confirm.keep')}
        busy={answer.isRunning}
        busyText={t('checkIn.question.confirm.cancelling')}
        onConfirm={() => void send(false)}
        onClose={() => setIsAsking(false)}
      >
        {t('checkIn.question.confirm.text', { room })}
      </ConfirmDialog>
    </Notice>
  );
}
