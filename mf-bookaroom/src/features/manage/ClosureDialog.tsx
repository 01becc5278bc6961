import { useCommand, type CallError } from '@park/platform';
import type { CallResponse } from '@park/contract';
import type { TouchedDate } from '@park/contract/room-closures';
import { Button, Dialog, ErrorPanel, useToast } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { ClosureFields, emptyClosure, isComplete, type ClosureInput } from './ClosureFields';
import { TouchedDates, type Action } from './TouchedDates';

type Preview = CallResponse<'POST /api/rooms/closures/preview'>;

/** Two steps: which rooms and when, then what happens to each booking that is touched. */
export function ClosureDialog({
  choices,
  onClose,
}: {
  readonly choices: CallResponse<'GET /api/rooms/managed'>;
  readonly onClose: () => void;
}) {
  const { t } = useRoomTexts();
  const rooms = choices.rooms.filter(({ isArchived }) => !isArchived);
  const toast = useToast();
  const preview = useCommand('POST /api/rooms/closures/preview');
  const create = useCommand('POST /api/rooms/closures', { refreshes: ['GET /api/rooms'] });
  const [input, setInput] = useState<ClosureInput>(emptyClosure);
  const [touched, setTouched] = useState<Preview>();
  const [actions, setActions] = useState<Readonly<Record<string, Action>>>({});
  const [message, setMessage] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [error, setError] = useState<CallError>();

  async function look(): Promise<void> {
    setIsIncomplete(!isComplete(input));
    if (!isComplete(input)) return;
    const result = await preview.run({ body: whereAndWhen(input) });
    setError(result.ok ? undefined : result.error);
    if (!result.ok) return;
    setTouched(result.data);
    setActions((chosen) =>
      Object.fromEntries(result.data.touched.map((date) => [date.id, actionOf(date, chosen[date.id])])),
    );
  }

  async function close(shown: Preview): Promise<void> {
    const decisions = shown.touched.map((date) => decisionOf(date, actions[date.id] ?? 'keep'));
    const reason = { en: input.reasonEn, fr: input.reasonFr };
    const result = await create.run({ body: { ...whereAndWhen(input), reason, decisions, message } });
    if (result.ok) {
      toast.show({ message: t('closures.form.done') });
      return onClose();
    }
    setError(result.error);
    // Bookings have changed: show what is touched now, with the input kept.
    if (result.error.status === 409) await look();
    setError(result.error);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('closures.form.title')}
      size="large"
      closeOnBackdrop={false}
      actions={
        touched ? (
          <>
            <Button onClick={() => setTouched(undefined)}>{t('closures.form.back')}</Button>
            <Button
              variant="primary"
              busy={create.isRunning}
              busyText={t('closures.form.closing')}
              onClick={() => void close(touched)}
            >
              {t('closures.form.confirm')}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={preview.isRunning}
            busyText={t('closures.form.previewing')}
            onClick={() => void look()}
          >
            {t('closures.form.preview')}
          </Button>
        )
      }
    >
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
      {touched ? (
        <TouchedDates
          preview={touched}
          actions={actions}
          onDecide={(id, action) => setActions({ ...actions, [id]: action })}
          message={message}
          onMessage={setMessage}
        />
      ) : (
        <ClosureFields rooms={rooms} choices={choices} input={input} isIncomplete={isIncomplete} onChange={setInput} />
      )}
    </Dialog>
  );
}

const whereAndWhen = ({
  roomIds,
  fromDay,
  fromTime,
  untilDay,
  untilTime,
  repeat,
  last,
  allowedRoles,
  allowedCompanyIds,
}: ClosureInput) => ({
  roomIds: [...roomIds],
  from: { day: fromDay, time: fromTime },
  until: { day: untilDay, time: untilTime },
  repeat: repeat === 'never' ? null : { every: repeat, until: last },
  allowedRoles: [...allowedRoles],
  allowedCompanyIds: [...allowedCompanyIds],
});

/** What was chosen before, while it is possible; otherwise what is proposed. */
function actionOf({ alternative }: TouchedDate, chosen: Action | undefined): Action {
  if (chosen !== undefined && (chosen !== 'move' || alternative)) return chosen;
  return alternative ? 'move' : 'cancel';
}

const decisionOf = ({ id, alternative }: TouchedDate, action: Action) =>
  action === 'move' && alternative
    ? { id, action, to: { roomId: alternative.room.id, start: alternative.start, end: alternative.end } }
    : { id, action: action === 'move' ? ('keep' as const) : action };
