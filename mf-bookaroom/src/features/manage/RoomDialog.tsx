import { useCommand, useTexts } from '@park/platform';
import type { CallResponse } from '@park/contract';
import { RoomBody, type ManagedRoom } from '@park/contract/room-management';
import { Button, Cluster, Dialog, Field, Stack, TextInput, useToast } from '@park/ui';
import {
  CheckboxField,
  CheckboxGroupField,
  Form,
  NumberField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
  type OutputOf,
} from '@park/ui/form';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { ContractChoices } from './ContractChoices';
import { HoursFields, readHours, writeHours } from './HoursFields';
import { PictureField } from './PictureField';

const refreshes = { refreshes: ['GET /api/rooms'] } as const;

export interface RoomDialogProps {
  /** None: a new room. */
  readonly room: ManagedRoom | undefined;
  readonly choices: CallResponse<'GET /api/rooms/managed'>;
  readonly onClose: () => void;
}

/** Creates or changes a room. */
export function RoomDialog({ room, choices, onClose }: RoomDialogProps) {
  const { t } = useRoomTexts();
  const { t: anyText } = useTexts();
  const toast = useToast();
  const create = useCommand('POST /api/rooms/managed', refreshes);
  const change = useCommand('PUT /api/rooms/managed/{id}', refreshes);
  const archive = useCommand('POST /api/rooms/managed/{id}/archive', refreshes);
  const [hours, setHours] = useState(() => writeHours(room?.openingHours ?? {}));
  const [hasHoursError, setHasHoursError] = useState(false);
  const [contractIds, setContractIds] = useState<readonly number[]>(room?.contractIds ?? []);
  const [picture, setPicture] = useState({ id: room?.imageId ?? null, url: room?.image ?? null });
  const form = useForm({
    schema: RoomBody,
    defaultValues: {
      name: room?.name ?? '',
      building: room?.building.id ?? choices.buildings[0]?.id ?? '',
      floor: room?.floor ?? '0',
      capacity: room?.capacity ?? 8,
      equipment: room?.equipment.map(({ id }) => id) ?? [],
      imageId: null,
      contractIds: [],
      openingHours: {},
      bufferMinutes: room?.bufferMinutes ?? 0,
      minNoticeMinutes: room?.minNoticeMinutes ?? 0,
      maxAdvanceDays: room?.maxAdvanceDays ?? 90,
      maxDurationMinutes: room?.maxDurationMinutes ?? 240,
      needsApproval: room?.needsApproval ?? false,
      checkInMinutes: room?.checkInMinutes ?? null,
    },
  });

  async function save(input: OutputOf<typeof RoomBody>): Promise<void> {
    const openingHours = readHours(hours);
    setHasHoursError(openingHours === null);
    if (openingHours === null) return;
    const body = { ...input, openingHours, contractIds: [...contractIds], imageId: picture.id };
    const result = room
      ? await change.run({ params: { id: room.id }, body: { ...body, version: room.version } })
      : await create.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t(room ? 'manage.form.saved' : 'manage.form.created', { room: result.data.name }) });
    onClose();
  }

  async function toggleArchive(managed: ManagedRoom): Promise<void> {
    const isArchived = !managed.isArchived;
    const result = await archive.run({ params: { id: managed.id }, body: { version: managed.version, isArchived } });
    if (!result.ok) {
      toast.show({ tone: 'danger', message: anyText(result.error.key, result.error.values) });
      return;
    }
    toast.show({
      message: t(isArchived ? 'manage.form.isArchived' : 'manage.form.isRestored', { room: managed.name }),
    });
    onClose();
  }

  const title = room ? t('manage.form.editTitle', { room: room.name }) : t('manage.form.createTitle');
  return (
    <Dialog open onClose={onClose} title={title} size="large" closeOnBackdrop={false}>
      <Form form={form} onSubmit={save} label={title}>
        <TextField name="name" label={t('manage.form.name')} maxLength={80} autoComplete="off" />
        <Cluster gap={4} align="start">
          <SelectField
            name="building"
            label={t('manage.form.building')}
            options={choices.buildings.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="floor" label={t('manage.form.floor')} maxLength={20} autoComplete="off" />
          <NumberField name="capacity" label={t('manage.form.capacity')} />
        </Cluster>
        <PictureField url={picture.url} onChange={setPicture} />
        <CheckboxGroupField
          name="equipment"
          label={t('manage.form.equipment')}
          options={equipmentOptions(choices.equipment, room)}
        />
        <ContractChoices contracts={choices.contracts} chosen={contractIds} onChange={setContractIds} />
        <HoursFields hours={hours} hasError={hasHoursError} onChange={setHours} />
        <Cluster gap={4} align="start">
          <NumberField name="bufferMinutes" label={t('manage.form.buffer')} />
          <NumberField name="minNoticeMinutes" label={t('manage.form.notice')} />
          <NumberField name="maxAdvanceDays" label={t('manage.form.advance')} />
          <NumberField name="maxDurationMinutes" label={t('manage.form.duration')} />
        </Cluster>
        <CheckboxField name="needsApproval" label={t('manage.form.approval')} />
        <CheckInField form={form} />
        <Cluster justify="end">
          {room && (
            <Button busy={archive.isRunning} onClick={() => void toggleArchive(room)}>
              {t(room.isArchived ? 'manage.form.restore' : 'manage.form.archive')}
            </Button>
          )}
          <SubmitButton busyText={t('manage.form.saving')}>{t('manage.form.save')}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}

/** Equipment that can be chosen, and what the room has of archived equipment: unchecked, it is gone. */
const equipmentOptions = (equipment: RoomDialogProps['choices']['equipment'], room: ManagedRoom | undefined) =>
  [...equipment, ...(room?.equipment ?? []).filter(({ id }) => !equipment.some((item) => item.id === id))].map(
    ({ id, name }) => ({ value: id, label: name }),
  );

/** An empty field means no check-in, which the schema calls null. */
function CheckInField({ form }: { readonly form: ReturnType<typeof useForm<typeof RoomBody>> }) {
  const { t } = useRoomTexts();
  const value = form.watch('checkInMinutes');
  return (
    <Stack>
      <Field label={t('manage.form.checkIn')} help={t('manage.form.checkInHelp')} optional>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={value === null || Number.isNaN(value) ? '' : String(value)}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '');
              form.setValue('checkInMinutes', digits === '' ? null : Number(digits), { shouldDirty: true });
            }}
          />
        )}
      </Field>
    </Stack>
  );
}
