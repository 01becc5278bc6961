import { useCall, usePageTitle } from '@park/platform';
import type { ManagedRoom } from '@park/contract/room-management';
import { Badge, Button, Cluster, Page, Section, SkeletonTable, Stack, Table, type Column } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { QueryContent, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { RoomSections } from '../../shared/RoomSections';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { CombinedRooms } from './CombinedRooms';
import styles from './Manage.module.css';
import { Quotas } from './Quotas';

/** Displays are set up once, so they are no part of the first screen. */
const TokensDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "tokens" */ './TokensDialog')).TokensDialog,
);
const RoomDialog = lazyDialog(async () => (await import(/* webpackChunkName: "room" */ './RoomDialog')).RoomDialog);

type Open =
  { readonly kind: 'room'; readonly room?: ManagedRoom } | { readonly kind: 'tokens'; readonly room: ManagedRoom };

/** All rooms with their codes and displays, and the hours of companies. */
export default function RoomsPage() {
  const { t } = useRoomTexts();
  const managed = useCall('GET /api/rooms/managed', {});
  const [open, setOpen] = useState<Open>();
  usePageTitle(t('manage.title'));
  const close = () => setOpen(undefined);
  return (
    <Page
      title={t('manage.title')}
      count={managed.data?.rooms.length}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setOpen({ kind: 'room' })}>
          {t('manage.create')}
        </Button>
      }
    >
      <RoomSections />
      <Stack gap={12}>
        <QueryContent query={managed} skeleton={<SkeletonTable rows={10} columns={5} />}>
          {({ rooms }) => (
            <Stack gap={12}>
              <Rooms rooms={rooms} onOpen={setOpen} />
              <CombinedRooms rooms={rooms} onOutdated={managed.retry} />
            </Stack>
          )}
        </QueryContent>
        <Section title={t('manage.quotaCaption')}>
          <Quotas />
        </Section>
      </Stack>
      {open?.kind === 'room' && managed.data && (
        <RoomDialog room={open.room} choices={managed.data} onClose={close} onOutdated={managed.retry} />
      )}
      {open?.kind === 'tokens' && <TokensDialog room={open.room} onClose={close} />}
    </Page>
  );
}

function Rooms({ rooms, onOpen }: { readonly rooms: readonly ManagedRoom[]; readonly onOpen: (open: Open) => void }) {
  const { t } = useRoomTexts();
  const labels = useRoomLabels();
  const columns: Column<ManagedRoom>[] = [
    {
      key: 'room',
      header: t('manage.columns.room'),
      isRowHeader: true,
      cell: ({ name, isArchived }) => (
        <Cluster>
          {name}
          {isArchived && <Badge>{t('manage.archived')}</Badge>}
        </Cluster>
      ),
    },
    { key: 'place', header: t('manage.columns.place'), cell: (room) => labels.place(room) },
    { key: 'seats', header: t('manage.columns.seats'), align: 'end', cell: ({ capacity }) => capacity },
    { key: 'coming', header: t('manage.columns.coming'), align: 'end', cell: ({ comingDates }) => comingDates },
    {
      key: 'actions',
      header: t('manage.columns.actions'),
      isActions: true,
      cell: (room) => (
        <Cluster className={styles.actions}>
          <Button
            size="small"
            aria-label={t('manage.secretsNamed', { room: room.name })}
            onClick={() => onOpen({ kind: 'tokens', room })}
          >
            {t('manage.secrets')}
          </Button>
          <Button
            size="small"
            aria-label={t('manage.editNamed', { room: room.name })}
            onClick={() => onOpen({ kind: 'room', room })}
          >
            {t('manage.edit')}
          </Button>
        </Cluster>
      ),
    },
  ];
  return <Table caption={t('manage.caption')} columns={columns} rows={rooms} rowKey={({ id }) => id} />;
}
