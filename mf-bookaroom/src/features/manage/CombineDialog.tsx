import { useCommand, useFormat } from '@park/platform';
import type { ManagedRoom } from '@park/contract/room-management';
import { Button, useToast } from '@park/ui';
import { CheckboxGroupField, FormDialog, SelectField, useForm, useWatch } from '@park/ui/form';
import { useRoomTexts } from '../../texts/use-room-texts';
import { CombinationInput, type CombinationValues } from './combination-values';
import { namesOf } from './room-names';
import styles from './Manage.module.css';

const refreshes = { refreshes: ['GET /api/rooms'] } as const;

export interface CombineDialogProps {
  readonly rooms: readonly ManagedRoom[];
  /** None: a room that is not combined yet is chosen. */
  readonly room: ManagedRoom | undefined;
  readonly onClose: () => void;
  /** Somebody else has changed the rooms behind the dialog. */
  readonly onOutdated: () => void;
}

/** Combines rooms, changes what a combined room consists of, or separates it again. */
export function CombineDialog({ rooms, room, onClose, onOutdated }: CombineDialogProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const combine = useCommand('PUT /api/rooms/managed/{id}/parts', refreshes);
  const separate = useCommand('PUT /api/rooms/managed/{id}/parts', refreshes);
  const form = useForm({
    schema: CombinationInput,
    defaultValues: { wholeId: room?.id ?? '', partIds: [...(room?.partIds ?? [])] },
  });
  const wholeId = useWatch({ control: form.control, name: 'wholeId' });
  const isPart = (id: string) => rooms.some((other) => other.partIds.includes(id));
  const wholes = room ? [room] : rooms.filter((one) => one.partIds.length === 0 && !isPart(one.id));
  const possibleParts = rooms.filter((one) => one.id !== wholeId && one.partIds.length === 0);

  async function save(command: typeof combine, { wholeId: id, partIds }: CombinationValues): Promise<void> {
    const whole = rooms.find((one) => one.id === id);
    if (!whole) return;
    const result = await command.run({ params: { id }, body: { version: whole.version, partIds } });
    if (!result.ok) {
      if (result.error.status === 409) onOutdated();
      return form.showProblem(result.error);
    }
    toast.show({
      message:
        partIds.length === 0
          ? t('manage.combined.separated', { room: whole.name })
          : t('manage.combined.saved', { room: whole.name, parts: format.list(namesOf(rooms, partIds)) }),
    });
    onClose();
  }

  return (
    <FormDialog
      title={t('manage.combined.dialog')}
      form={form}
      onSubmit={(values) => save(combine, values)}
      onClose={onClose}
      submitText={t('manage.combined.save')}
      busyText={t('manage.combined.saving')}
      otherActions={
        room && (
          <Button busy={separate.isRunning} onClick={() => void save(separate, { wholeId: room.id, partIds: [] })}>
            {t('manage.combined.split')}
          </Button>
        )
      }
    >
      <SelectField
        name="wholeId"
        label={t('manage.combined.whole')}
        help={room ? undefined : t('manage.combined.wholeHelp')}
        disabled={room !== undefined}
        options={[
          ...(room ? [] : [{ value: '', label: t('manage.combined.choose') }]),
          ...wholes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className={styles.rooms}>
        <CheckboxGroupField
          name="partIds"
          label={t('manage.combined.parts')}
          options={possibleParts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </FormDialog>
  );
}
