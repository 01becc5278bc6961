import { useFormat } from '@park/platform';
import type { ManagedRoom } from '@park/contract/room-management';
import { Button, Section, Stack, Table, type Column } from '@park/ui';
import { FocusFrame, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';
import { namesOf } from './room-names';

/** Few rooms are combined, so their form is no part of the first screen. */
const CombineDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "combine" */ './CombineDialog')).CombineDialog,
);

interface CombinedRoomsProps {
  readonly rooms: readonly ManagedRoom[];
  /** Somebody else has changed the rooms. */
  readonly onOutdated: () => void;
}

/** Rooms that consist of others. */
export function CombinedRooms({ rooms, onOutdated }: CombinedRoomsProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const [edited, setEdited] = useState<ManagedRoom | 'new'>();
  const list = useRef<HTMLDivElement>(null);
  // A room that was separated leaves the list with the button that opened its dialog.
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  const closeDialog = () => {
    setEdited(undefined);
    focusList();
  };
  const combined = rooms.filter(({ partIds }) => partIds.length > 0);
  const shown = useRef(combined.length);
  useEffect(() => {
    if (combined.length < shown.current) focusList();
    shown.current = combined.length;
  }, [combined.length, focusList]);
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
      <FocusFrame ref={list} label={t('manage.combined.title')}>
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
      </FocusFrame>
      {edited && (
        <CombineDialog
          rooms={rooms.filter(({ isArchived }) => !isArchived)}
          room={edited === 'new' ? undefined : edited}
          onClose={closeDialog}
          onOutdated={onOutdated}
        />
      )}
    </Section>
  );
}
