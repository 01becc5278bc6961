import { useCall, usePageTitle, useSearchParams } from '@park/platform';
import { ButtonLink, EmptyState, Page, SkeletonText } from '@park/ui';
import { FocusFrame, LoadError, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Arrival } from './Arrival';

/** What the QR code at the door of a room opens. */
export default function CheckInPage() {
  const { t } = useRoomTexts();
  const [query] = useSearchParams();
  const roomId = query.get('room');
  usePageTitle(t('checkIn.title'));
  if (!roomId)
    return (
      <Page title={t('checkIn.title')}>
        <EmptyState
          kind="nothingYet"
          title={t('checkIn.door.missing.title')}
          reason={t('checkIn.door.missing.reason')}
        />
      </Page>
    );
  return <RoomDoor roomId={roomId} />;
}

function RoomDoor({ roomId }: { readonly roomId: string }) {
  const { t } = useRoomTexts();
  const labels = useRoomLabels();
  const door = useCall('GET /api/rooms/{id}/check-in', { params: { id: roomId } });
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRender(place, { onlyIfLost: true });
  const room = door.data?.room;
  const none = door.data?.isTaken ? 'taken' : 'none';
  return (
    <Page title={room?.name ?? t('checkIn.title')} lead={room && labels.place(room)} width="form">
      {door.status === 'pending' && <SkeletonText lines={4} />}
      {door.status === 'failed' && <LoadError error={door.error} onRetry={door.retry} isRetrying={door.isRefreshing} />}
      {door.data?.arrival && (
        <FocusFrame ref={place}>
          <Arrival arrival={door.data.arrival} isLarge onDone={keepFocus} />
        </FocusFrame>
      )}
      {door.data && !door.data.arrival && (
        <EmptyState
          kind="nothingYet"
          title={t(`checkIn.door.${none}.title`)}
          reason={t(`checkIn.door.${none}.reason`)}
          action={<ButtonLink href="/book-a-room">{t('checkIn.door.book')}</ButtonLink>}
        />
      )}
    </Page>
  );
}
