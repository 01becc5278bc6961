import { useCommand, useFormat, type CallError } from '@park/platform';
import type { RoomClosure } from '@park/contract/room-closures';
import { ConfirmDialog, ErrorPanel, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

export interface LiftClosureDialogProps {
  readonly closure: RoomClosure;
  /** One date, or all upcoming ones of its series. */
  readonly scope: 'one' | 'series';
  /** Called after lifting, when the row is gone. */
  readonly onLifted: () => void;
  readonly onClose: () => void;
}

/** Says which rooms can be booked again before a closure is lifted. */
export function LiftClosureDialog({ closure, scope, onLifted, onClose }: LiftClosureDialogProps) {
  const { t, language } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const lift = useCommand('DELETE /api/rooms/closures/{id}', { refreshes: ['GET /api/rooms'] });
  const [error, setError] = useState<CallError>();
  const { id, reason, rooms, start, end } = closure;

  async function send(): Promise<void> {
    const result = await lift.run({ params: { id }, query: { scope } });
    if (!result.ok) return setError(result.error);
    toast.show({ message: t(scope === 'one' ? 'closures.lifted' : 'closures.seriesLifted') });
    onClose();
    onLifted();
  }

  return (
    <ConfirmDialog
      open
      title={t(`closures.confirm.${scope}`, { reason: reason[language] })}
      confirmText={t(scope === 'one' ? 'closures.confirm.lift' : 'closures.confirm.liftSeries')}
      cancelText={t('closures.confirm.keep')}
      busy={lift.isRunning}
      busyText={t('closures.confirm.lifting')}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(scope === 'one' ? 'closures.confirm.result' : 'closures.confirm.seriesResult', {
            rooms: format.list(rooms.map(({ name }) => name)),
            when: format.dayAndTimeRange(start, end),
          })}
        </p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
