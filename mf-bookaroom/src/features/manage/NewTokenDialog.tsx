import { useCommand } from '@park/platform';
import { RoomTokenBody } from '@park/contract/room-management';
import { FormDialog, SelectField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useRoomTexts } from '../../texts/use-room-texts';

interface NewTokenDialogProps {
  readonly roomId: string;
  /** Receives the address, which cannot be read again. */
  readonly onCreated: (url: string) => void;
  readonly onClose: () => void;
}

/** Creates the address of a door display or of a calendar. */
export function NewTokenDialog({ roomId, onCreated, onClose }: NewTokenDialogProps) {
  const { t } = useRoomTexts();
  const create = useCommand('POST /api/rooms/managed/{id}/tokens', { refreshes: ['GET /api/rooms/managed'] });
  const form = useForm({ schema: RoomTokenBody, defaultValues: { kind: 'display', label: '' } });

  async function send(body: OutputOf<typeof RoomTokenBody>): Promise<void> {
    const result = await create.run({ params: { id: roomId }, body });
    if (!result.ok) return form.showProblem(result.error);
    onCreated(result.data.url);
    onClose();
  }

  return (
    <FormDialog
      title={t('manage.tokens.new')}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('manage.tokens.create')}
      busyText={t('manage.tokens.creating')}
    >
      <SelectField
        name="kind"
        label={t('manage.tokens.columns.kind')}
        options={(['display', 'calendar'] as const).map((kind) => ({ value: kind, label: t(`manage.tokens.${kind}`) }))}
      />
      <TextField name="label" label={t('manage.tokens.label')} help={t('manage.tokens.labelHelp')} autoComplete="off" />
    </FormDialog>
  );
}
