import { useCall, useCommand, useLocation, useNavigate, usePageTitle, useSearchParams } from '@park/platform';
import { EmptyState, Page, SkeletonText } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useEffect, useRef } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { RoomDoorView, UnknownDoor } from './RoomDoorView';

const refetchIntervalMs = 20_000;

/**
 * The display at a room's door. Its address carries the secret in the fragment once; it is exchanged for a cookie and
 * removed from the address.
 */
export default function RoomDisplayPage() {
  const { t } = useRoomTexts();
  const [query] = useSearchParams();
  const roomId = query.get('room') ?? '';
  const isPairing = usePairing(roomId);
  usePageTitle(t('display.title'));
  if (roomId === '') return <NotPaired />;
  if (isPairing)
    return (
      <Page title={t('display.pairing')}>
        <SkeletonText lines={3} />
      </Page>
    );
  return <Door roomId={roomId} />;
}

function Door({ roomId }: { readonly roomId: string }) {
  const { t } = useRoomTexts();
  const door = useCall('GET /api/rooms/display/{id}', { params: { id: roomId } }, { refetchIntervalMs });
  const error = door.error ?? door.refreshError;
  if (error?.status === 403) return <NotPaired />;
  // An earlier state may be wrong by now: nobody shall enter a room because of it.
  if (door.refreshError) return <UnknownDoor room={door.data.room} />;
  if (door.data) return <RoomDoorView door={door.data} />;
  return (
    <Page title={t('display.title')}>
      {door.status === 'failed' ? (
        <LoadError error={door.error} onRetry={door.retry} isRetrying={door.isRefreshing} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Page>
  );
}

/** Returns whether the secret of the address is being exchanged. */
function usePairing(roomId: string): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pair = useCommand('POST /api/rooms/display/{id}/pair', { refreshes: ['GET /api/rooms/display'] });
  const secret = hash.replace(/^#/, '');
  const sent = useRef('');
  useEffect(() => {
    if (secret === '' || roomId === '' || sent.current === secret) return;
    sent.current = secret;
    // Whether it worked shows with the next call: a display that is not paired says so.
    void pair
      .run({ params: { id: roomId }, body: { secret } })
      .then(() => navigate(pathname + search, { replace: true }));
  }, [secret, roomId, pair, navigate, pathname, search]);
  return secret !== '';
}

function NotPaired() {
  const { t } = useRoomTexts();
  return (
    <Page title={t('display.title')}>
      <EmptyState kind="notAllowed" title={t('display.notPaired.title')} reason={t('display.notPaired.reason')} />
    </Page>
  );
}
