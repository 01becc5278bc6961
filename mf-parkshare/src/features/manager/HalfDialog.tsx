import type { Half } from '@park/contract/parking';
import type { CompanyHalf, CompanySpots, HeldSpot } from '@park/contract/parking-holding';
import { useCommand, type CallError } from '@park/platform';
import { Button, Cluster, ConfirmDialog, Dialog, ErrorPanel, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ReleaseDialog } from '../own-spot/ReleaseDialog';
import { useTakeBack } from '../own-spot/use-take-back';
import { GuestDialog } from './GuestDialog';
import { RecallDialog } from './RecallDialog';
import { useHalfName } from './use-half-label';

export interface HalfDialogProps {
  readonly week: CompanySpots;
  readonly spot: HeldSpot;
  readonly half: CompanyHalf;
  readonly onClose: () => void;
}

/** What a manager can do with a half: release, take back, recall, or book it for a guest. */
export function HalfDialog({ week, spot, half, onClose }: HalfDialogProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const name = useHalfName();
  const [step, setStep] = useState<'release' | 'recall' | 'guest'>();
  const [isCancelling, setIsCancelling] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const { takeBack, isRunning } = useTakeBack();
  const cancelGuest = useCommand('DELETE /api/parking/guests/{id}', { refreshes: ['GET /api/parking'] });
  const { booking, may, state } = half;
  if (step === 'release')
    return (
      <ReleaseDialog spot={spot} date={half.day} halves={[half.half]} companies={week.companies} onClose={onClose} />
    );
  if (step === 'guest') return <GuestDialog spot={spot} half={half} onClose={onClose} />;
  if (step === 'recall' && booking)
    return (
      <RecallDialog
        bookingId={booking.id}
        spot={spot}
        half={half}
        halves={recallableHalves(week, spot.id, booking.id)}
        onClose={onClose}
      />
    );
  // Accessible spots need a permit, which guests cannot have.
  const canBookGuest =
    spot.kind !== 'accessible' && ((may.release && state === 'free') || (may.takeBack && state === 'released'));
  const hasNothing = !may.release && !may.takeBack && !booking?.may.recall && !booking?.may.cancel;

  function askToCancel() {
    setFailure(undefined);
    setIsCancelling(true);
  }

  async function takeHalfBack() {
    if (await takeBack({ spotId: spot.id, date: half.day, halves: [half.half] })) onClose();
  }

  async function cancelBooking(id: string) {
    const result = await cancelGuest.run({ params: { id } });
    if (!result.ok) return setFailure(result.error);
    toast.show({ message: t('guest.cancelled') });
    return onClose();
  }

  return (
    <Dialog open onClose={onClose} title={name(spot.number, half)}>
      <Stack gap={4}>
        {hasNothing && <p>{t('manager.nothing')}</p>}
        <Cluster>
          {may.release && <Button onClick={() => setStep('release')}>{t('release.action')}</Button>}
          {may.takeBack && (
            <Button busy={isRunning} onClick={() => void takeHalfBack()}>
              {t('ownSpot.takeBack')}
            </Button>
          )}
          {canBookGuest && <Button onClick={() => setStep('guest')}>{t('guest.action')}</Button>}
          {booking?.may.recall && <Button onClick={() => setStep('recall')}>{t('recall.action')}</Button>}
          {booking?.may.cancel && <Button onClick={askToCancel}>{t('guest.cancel')}</Button>}
        </Cluster>
      </Stack>
      {isCancelling && booking && (
        <ConfirmDialog
          open
          danger
          title={t('guest.cancelQuestion', { name: booking.name ?? '' })}
          confirmText={t('guest.cancelConfirm')}
          cancelText={t('cancel.keep')}
          busy={cancelGuest.isRunning}
          busyText={t('cancel.cancelling')}
          onConfirm={() => void cancelBooking(booking.id)}
          onClose={() => setIsCancelling(false)}
        >
          <p>{t('guest.cancelReason')}</p>
          {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** A whole day is one booking: both halves taken back together count as one recall. */
const recallableHalves = ({ spots }: CompanySpots, spotId: string, bookingId: string): Half[] =>
  spots
    .filter(({ spot: { id } }) => id === spotId)
    .flatMap(({ halves }) => halves)
    .filter(({ booking }) => booking?.id === bookingId && booking.may.recall)
    .map(({ half }) => half);
