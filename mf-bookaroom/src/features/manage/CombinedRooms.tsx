import { useCommand, useFormat, type CallError } from '@park/platform';
import type { ManagedRoom } from '@park/contract/room-management';
import {
  Button,
  Checkbox,
  Dialog,
  ErrorPanel,
  Field,
  Notice,
  Section,
  Select,
  Stack,
  Table,
  useToast,
  type Column,
} from '@park/ui';
import { FieldGroup } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';

interface CombinedRoomsProps {
  readonly rooms: readonly ManagedRoom[];
}

/** Rooms that consist of others, and the dialog that combines them. */
export function CombinedRooms({ rooms }: CombinedRoomsProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const [edited, setEdited] = useState<ManagedRoom | 'new'>();
  const combined = rooms.filter(({ partIds }) => partIds.length > 0);
  const columns: Column<ManagedRoom>[] = [
    { key: 'whole', header: t('manage.combined.columns.whole'), isRowHeader: true, cell: ({ name }) => name },
    {
      key: 'parts',
      header: t('manage.combined.columns.parts'),
      cell: ({ partIds }) => format.list(namesOf(rooms, partIds)),
    },
    {
      key: 'actions',
      header: t('manage.combined.columns.actions'),
      isActions: true,
      cell: (room) => (
        <Button
          size="small"
          aria-label={t('manage.combined.editNamed', { room: room.name })}
          onClick={() => setEdited(room)}
        >
          {t('manage.combined.edit')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('manage.combined.title')}>
      <Stack gap={4}>
        <p className={styles.muted}>{t('manage.combined.lead')}</p>
        {combined.length === 0 ? (
          <p>{t('manage.combined.none')}</p>
        ) : (
          <Table caption={t('manage.combined.title')} columns={columns} rows={combined} rowKey={({ id }) => id} />
        )}
        <div>
          <Button onClick={() => setEdited('new')}>{t('manage.combined.create')}</Button>
        </div>
      </Stack>
      {edited && (
        <CombineDialog
          rooms={rooms.filter(({ isArchived }) => !isArchived)}
          room={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

const namesOf = (rooms: readonly ManagedRoom[], ids: readonly string[]): string[] =>
  rooms.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

interface CombineDialogProps {
  readonly rooms: readonly ManagedRoom[];
  /** None: a room that is not combined yet is chosen. */
  readonly room: ManagedRoom | undefined;
  readonly onClose: () => void;
}

function CombineDialog({ rooms, room, onClose }: CombineDialogProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const save = useCommand('PUT /api/rooms/managed/{id}/parts', { refreshes: ['GET /api/rooms'] });
  const [wholeId, setWholeId] = useState(room?.id ?? '');
  const [partIds, setPartIds] = useState<readonly string[]>(room?.partIds ?? []);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [error, setError] = useState<CallError>();
  const isPart = (id: string) => rooms.some((other) => other.partIds.includes(id));
  const wholes = room ? [room] : rooms.filter((one) => one.partIds.length === 0 && !isPart(one.id));
  const possibleParts = rooms.filter((one) => one.id !== wholeId && one.partIds.length === 0);
  const whole = rooms.find(({ id }) => id === wholeId);

  async function send(parts: readonly string[]): Promise<void> {
    const isMissing = !whole || parts.length === 1 || (parts.length === 0 && !room);
    setIsIncomplete(isMissing);
    if (isMissing) return;
    const result = await save.run({ params: { id: whole.id }, body: { version: whole.version, partIds: [...parts] } });
    if (!result.ok) return setError(result.error);
    toast.show({
      message:
        parts.length === 0
          ? t('manage.combined.separated', { room: whole.name })
          : t('manage.combined.saved', { room: whole.name, parts: format.list(namesOf(rooms, parts)) }),
    });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.combined.dialog')}
      closeOnBackdrop={false}
      actions={
        <>
          {room && <Button onClick={() => void send([])}>{t('manage.combined.split')}</Button>}
          <Button
            variant="primary"
            busy={save.isRunning}
            busyText={t('manage.combined.saving')}
            onClick={() => void send(partIds.filter((id) => id !== wholeId))}
          >
            {t('manage.combined.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
        {isIncomplete && (
          <Notice tone="danger" announce>
            {t('manage.combined.incomplete')}
          </Notice>
        )}
        <Field label={t('manage.combined.whole')} help={room ? undefined : t('manage.combined.wholeHelp')}>
          {(control) => (
            <Select
              {...control}
              value={wholeId}
              disabled={room !== undefined}
              options={[
                ...(room ? [] : [{ value: '', label: t('manage.combined.choose') }]),
                ...wholes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => setWholeId(target.value)}
            />
          )}
        </Field>
        <FieldGroup legend={t('manage.combined.parts')}>
          <div className={styles.hours}>
            {possibleParts.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={partIds.includes(id)}
                onChange={({ target }) =>
                  setPartIds(target.checked ? [...partIds, id] : partIds.filter((one) => one !== id))
                }
              />
            ))}
          </div>
        </FieldGroup>
      </Stack>
    </Dialog>
  );
}
