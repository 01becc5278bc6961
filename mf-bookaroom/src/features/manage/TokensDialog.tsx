import { useCall, useFormat } from '@park/platform';
import type { ManagedRoom, RoomToken } from '@park/contract/room-management';
import { Badge, Button, Dialog, Notice, Section, SkeletonText, Stack, Table, type Column } from '@park/ui';
import { CopyField, FocusFrame, PrintableCode, QueryContent, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { NewTokenDialog } from './NewTokenDialog';
import { RevokeTokenDialog } from './RevokeTokenDialog';

/** The QR code of a room, its door displays and its calendar addresses. */
export function TokensDialog({ room, onClose }: { readonly room: ManagedRoom; readonly onClose: () => void }) {
  const { t } = useRoomTexts();
  const [created, setCreated] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.tokens.title', { room: room.name })}
      size="large"
      // The new address is shown only once.
      closeOnBackdrop={created === undefined}
    >
      <Stack gap={8}>
        <DoorCode room={room} />
        <Section title={t('manage.tokens.caption')} level={3}>
          <Stack>
            {created && (
              <>
                <Notice tone="warning" announce>
                  {t('manage.tokens.once')}
                </Notice>
                <CopyField isCode label={t('manage.tokens.address')} text={created} />
              </>
            )}
            <div>
              <Button onClick={() => setIsCreating(true)}>{t('manage.tokens.new')}</Button>
            </div>
            <Tokens roomId={room.id} />
          </Stack>
        </Section>
      </Stack>
      {isCreating && <NewTokenDialog roomId={room.id} onCreated={setCreated} onClose={() => setIsCreating(false)} />}
    </Dialog>
  );
}

function DoorCode({ room }: { readonly room: ManagedRoom }) {
  const { t } = useRoomTexts();
  return (
    <Section title={t('manage.tokens.qr')} level={3}>
      <PrintableCode
        path={`/book-a-room/check-in?room=${room.id}`}
        name={room.name}
        hint={t('manage.tokens.scan')}
        help={t('manage.tokens.qrHelp')}
        printLabel={t('manage.tokens.print')}
      />
    </Section>
  );
}

function Tokens({ roomId }: { readonly roomId: string }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const tokens = useCall('GET /api/rooms/managed/{id}/tokens', { params: { id: roomId } });
  const [revoked, setRevoked] = useState<RoomToken>();
  const list = useRef<HTMLDivElement>(null);
  // Where the revoked address had its button, a badge is.
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  const columns: Column<RoomToken>[] = [
    { key: 'label', header: t('manage.tokens.columns.label'), isRowHeader: true, cell: ({ label }) => label },
    { key: 'kind', header: t('manage.tokens.columns.kind'), cell: ({ kind }) => t(`manage.tokens.${kind}`) },
    {
      key: 'used',
      header: t('manage.tokens.columns.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? format.day(lastUsedAt) : t('manage.tokens.never')),
    },
    {
      key: 'actions',
      header: t('manage.tokens.columns.actions'),
      isActions: true,
      cell: (token) =>
        token.revokedAt ? (
          <Badge>{t('manage.tokens.revoked')}</Badge>
        ) : (
          <Button
            size="small"
            aria-label={t('manage.tokens.revokeNamed', { label: token.label })}
            onClick={() => setRevoked(token)}
          >
            {t('manage.tokens.revoke')}
          </Button>
        ),
    },
  ];
  return (
    <FocusFrame ref={list} label={t('manage.tokens.caption')}>
      <QueryContent compact query={tokens} skeleton={<SkeletonText lines={2} />}>
        {({ items }) =>
          items.length > 0 && (
            <Table caption={t('manage.tokens.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </QueryContent>
      {revoked && <RevokeTokenDialog token={revoked} onRevoked={focusList} onClose={() => setRevoked(undefined)} />}
    </FocusFrame>
  );
}
