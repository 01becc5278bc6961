import { useCommand } from '@park/platform';
import type { ManagedRoom } from '@park/contract/room-management';
import { Button, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

export interface ArchiveButtonProps {
  readonly room: ManagedRoom;
  /** The form around it has input that is not saved. */
  readonly hasInput: boolean;
  readonly onDone: () => void;
  /** Somebody else has changed the room. */
  readonly onOutdated: () => void;
}

/** Archives a room or restores it. Typed input is not discarded unasked. */
export function ArchiveButton({ room, hasInput, onDone, onOutdated }: ArchiveButtonProps) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const archive = useCommand('POST /api/rooms/managed/{id}/archive', { refreshes: ['GET /api/rooms'] });
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, version, isArchived } = room;
  const text = t(isArchived ? 'manage.form.restore' : 'manage.form.archive');

  async function toggle(): Promise<void> {
    const result = await archive.run({ params: { id }, body: { version, isArchived: !isArchived } });
    setIsAsking(false);
    if (!result.ok) {
      if (result.error.status === 409) onOutdated();
      return showError(result.error);
    }
    toast.show({ message: t(isArchived ? 'manage.form.isRestored' : 'manage.form.isArchived', { room: name }) });
    onDone();
  }

  return (
    <>
      <Button busy={archive.isRunning} onClick={() => (hasInput ? setIsAsking(true) : void toggle())}>
        {text}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(isArchived ? 'manage.form.restoreQuestion' : 'manage.form.archiveQuestion', { room: name })}
        confirmText={text}
        cancelText={t('manage.form.keepEditing')}
        busy={archive.isRunning}
        onConfirm={() => void toggle()}
        onClose={() => setIsAsking(false)}
      >
        {t('manage.form.notSaved')}
      </ConfirmDialog>
    </>
  );
}
