import { useCall, useCommand, useFormat, useTexts, type CallError } from '@park/platform';
import type { RoomOffer } from '@park/contract/room-series';
import { Button, Cluster, Notice, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Skipped dates that are free now, to book with one click. */
export function Offers({
  onDone,
}: {
  /** Called after an answer, when the offer is gone. */ readonly onDone: () => void;
}) {
  const offers = useCall('GET /api/rooms/offers', {});
  if (offers.status !== 'ready' || offers.data.items.length === 0) return null;
  return (
    <Stack gap={3}>
      {offers.data.items.map((offer) => (
        <Offer key={offer.id} offer={offer} onDone={onDone} />
      ))}
    </Stack>
  );
}

function Offer({ offer, onDone }: { readonly offer: RoomOffer; readonly onDone: () => void }) {
  const { t } = useRoomTexts();
  // Error texts have keys of any area.
  const { t: anyText } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const accept = useCommand('POST /api/rooms/offers/{id}/accept', { refreshes: ['GET /api/rooms'] });
  const decline = useCommand('POST /api/rooms/offers/{id}/decline', { refreshes: ['GET /api/rooms/offers'] });
  const [error, setError] = useState<CallError>();
  const when = format.dayAndTimeRange(offer.start, offer.end);
  const params = { id: offer.id };

  async function handleAccept() {
    const result = await accept.run({ params });
    if (!result.ok) return setError(result.error);
    toast.show({ message: t('offers.accepted', { room: offer.room.name, when }) });
    onDone();
  }

  async function handleDecline() {
    const result = await decline.run({ params });
    if (!result.ok) return setError(result.error);
    onDone();
  }

  return (
    <Notice
      tone="success"
      title={t('offers.title')}
      action={
        <Cluster gap={2}>
          <Button
            size="small"
            variant="primary"
            busy={accept.isRunning}
            busyText={t('offers.accepting')}
            onClick={() => void handleAccept()}
          >
            {t('offers.accept')}
          </Button>
          <Button size="small" busy={decline.isRunning} onClick={() => void handleDecline()}>
            {t('offers.decline')}
          </Button>
        </Cluster>
      }
    >
      <p>
        {t('offers.text', {
          room: offer.room.name,
          when,
          title: offer.title,
          until: `${format.day(offer.expiresAt)}, ${format.time(offer.expiresAt)}`,
        })}
      </p>
      {error && <p role="alert">{anyText(error.key, error.values)}</p>}
    </Notice>
  );
}
