import { useCommand } from '@park/platform';
import type { CallResponse } from '@park/contract';
import { type ManagedRoom, type RoomBody } from '@park/contract/room-management';
import { Cluster, useToast } from '@park/ui';
import {
  CheckboxField,
  CheckboxGroupField,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  useForm,
  useWatch,
  type OutputOf,
} from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { ArchiveButton } from './ArchiveButton';
import { ContractChoices } from './ContractChoices';
import { HoursFields } from './HoursFields';
import { PictureField } from './PictureField';
import { RoomInput, valuesOf } from './room-values';
import { useRoomConflictFields } from './use-room-conflict-fields';

const refreshes = { refreshes: ['GET /api/rooms'] } as const;

export interface RoomDialogProps {
  /** None: a new room. */
  readonly room: ManagedRoom | undefined;
  readonly choices: CallResponse<'GET /api/rooms/managed'>;
  readonly onClose: () => void;
  /** Somebody else has changed the rooms behind the dialog. */
  readonly onOutdated: () => void;
}

/** Creates or changes a room. */
export function RoomDialog({ room, choices, onClose, onOutdated }: RoomDialogProps) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const create = useCommand('POST /api/rooms/managed', refreshes);
  const change = useCommand('PUT /api/rooms/managed/{id}', refreshes);
  const { base, conflict, showConflict } = useEditConflict(room);
  const conflictFields = useRoomConflictFields(choices);
  const form = useForm({ schema: RoomInput, defaultValues: valuesOf(room, choices.buildings[0]?.id) });
  const [contractIds, imageId] = useWatch({ control: form.control, name: ['contractIds', 'imageId'] });
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string | null>>>({});
  const stored = [base, room].find((one) => one && one.imageId === imageId);
  const pictureUrl = imageId === null ? null : (uploaded[imageId] ?? stored?.image ?? null);

  async function save(body: OutputOf<typeof RoomBody>): Promise<void> {
    const result = base
      ? await change.run({ params: { id: base.id }, body: { ...body, version: base.version } })
      : await create.run({ body });
    if (!result.ok) {
      if (result.error.status === 409) onOutdated();
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    toast.show({ message: t(room ? 'manage.form.saved' : 'manage.form.created', { room: result.data.name }) });
    onClose();
  }

  return (
    <FormDialog
      title={room ? t('manage.form.editTitle', { room: room.name }) : t('manage.form.createTitle')}
      size="large"
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('manage.form.save')}
      busyText={t('manage.form.saving')}
      otherActions={
        base && <ArchiveButton room={base} hasInput={form.formState.isDirty} onDone={onClose} onOutdated={onOutdated} />
      }
    >
      <EditConflict form={form} conflict={conflict} fields={conflictFields} valuesOf={valuesOf} />
      <TextField name="name" label={t('manage.form.name')} autoComplete="off" />
      <Cluster gap={4} align="start">
        <SelectField
          name="building"
          label={t('manage.form.building')}
          options={choices.buildings.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="floor" label={t('manage.form.floor')} autoComplete="off" />
        <NumberField name="capacity" label={t('manage.form.capacity')} />
      </Cluster>
      <PictureField
        url={pictureUrl}
        onChange={({ id, url }) => {
          if (id !== null) setUploaded({ ...uploaded, [id]: url });
          form.setValue('imageId', id, { shouldDirty: true });
        }}
      />
      <CheckboxGroupField
        name="equipment"
        label={t('manage.form.equipment')}
        options={equipmentOptions(choices.equipment, room)}
      />
      <ContractChoices
        contracts={choices.contracts}
        chosen={contractIds}
        onChange={(ids) => form.setValue('contractIds', [...ids], { shouldDirty: true })}
      />
      <HoursFields />
      <Cluster gap={4} align="start">
        <NumberField name="bufferMinutes" label={t('manage.form.buffer')} />
        <NumberField name="minNoticeMinutes" label={t('manage.form.notice')} />
        <NumberField name="maxAdvanceDays" label={t('manage.form.advance')} />
        <NumberField name="maxDurationMinutes" label={t('manage.form.duration')} />
      </Cluster>
      <CheckboxField name="needsApproval" label={t('manage.form.approval')} />
      <NumberField
        name="checkInMinutes"
        label={t('manage.form.checkIn')}
        help={t('manage.form.checkInHelp')}
        optional
      />
    </FormDialog>
  );
}

/** Equipment that can be chosen, and what the room has of archived equipment: unchecked, it is gone. */
const equipmentOptions = (equipment: RoomDialogProps['choices']['equipment'], room: ManagedRoom | undefined) =>
  [...equipment, ...(room?.equipment ?? []).filter(({ id }) => !equipment.some((item) => item.id === id))].map(
    ({ id, name }) => ({ value: id, label: name }),
  );
