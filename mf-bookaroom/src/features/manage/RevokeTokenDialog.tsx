import { useCommand, type CallError } from '@park/platform';
import type { RoomToken } from '@park/contract/room-management';
import { ConfirmDialog, ErrorPanel, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

interface RevokeTokenDialogProps {
  readonly token: RoomToken;
  /** Called after revoking, when the button is gone. */
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Says what stops working before a display or a calendar address is revoked. */
export function RevokeTokenDialog({ token: { id, kind, label }, onRevoked, onClose }: RevokeTokenDialogProps) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const revoke = useCommand('DELETE /api/rooms/tokens/{id}', { refreshes: ['GET /api/rooms/managed'] });
  const [error, setError] = useState<CallError>();

  async function send(): Promise<void> {
    const result = await revoke.run({ params: { id } });
    if (!result.ok) return setError(result.error);
    toast.show({ message: t('manage.tokens.revokeDone', { label }) });
    onClose();
    onRevoked();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('manage.tokens.revokeTitle', { label })}
      confirmText={t('manage.tokens.revoke')}
      busy={revoke.isRunning}
      busyText={t('manage.tokens.revoking')}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>{t(`manage.tokens.revokeResult.${kind}`)}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
