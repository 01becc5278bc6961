import type { HalfChoice, ParkingBooking } from '@park/contract/parking';
import { useServices, type CallError } from '@park/platform';
import { Button, ConfirmDialog, ErrorPanel, RadioGroup, useToast, type ButtonProps } from '@park/ui';
import { useState } from 'react';
import { halfChoices, halvesOf } from '../../shared/halves';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { cancellableHalves } from './booking-state';
import { useBookingLabels } from './use-booking-labels';
import { useCancelBooking } from './use-cancel-booking';

export interface CancelBookingProps {
  readonly booking: ParkingBooking;
  readonly size?: ButtonProps['size'];
  /** Called after cancelling; move the focus, because the button may be gone. */
  readonly onCancelled: () => void;
}

/** Cancels after confirmation, because others may book the spot at once, and shows the refunded credits. */
export function CancelBooking({ booking, size, onCancelled }: CancelBookingProps) {
  const { t } = useParkshareTexts();
  const labels = useBookingLabels();
  const toast = useToast();
  const { cancel, isRunning } = useCancelBooking();
  // Kept from when the dialog opened: a cancelled booking no longer says how many credits are refunded.
  const [asked, setAsked] = useState<ParkingBooking>();
  const [failure, setFailure] = useState<CallError>();
  const [choice, setChoice] = useState<HalfChoice>('day');

  function ask() {
    setFailure(undefined);
    setChoice('day');
    setAsked(booking);
  }

  async function confirm({ id, creditsBack: all, canGiveBack = [] }: ParkingBooking) {
    const isPart = canGiveBack.length > 1 && choice !== 'day';
    const creditsBack = isPart ? (canGiveBack.find(({ half }) => half === choice)?.credits ?? 0) : all;
    const result = await cancel(id, isPart ? halvesOf(choice) : undefined);
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    setAsked(undefined);
    const credits = t('credits', { count: result.data.parkshareCredits });
    toast.show({
      message:
        creditsBack > 0 ? t('cancel.done', { count: creditsBack, credits }) : t('cancel.doneWithout', { credits }),
    });
    onCancelled();
  }

  return (
    <>
      <Button
        size={size}
        aria-label={t('cancel.named', { place: labels.place(booking), moment: labels.moment(booking) })}
        onClick={ask}
      >
        {t('cancel.action')}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t('cancel.question', { place: labels.place(asked) })}
          confirmText={t('cancel.action')}
          cancelText={t('cancel.keep')}
          busy={isRunning}
          busyText={t('cancel.cancelling')}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          {(asked.canGiveBack ?? []).length > 1 ? (
            <>
              <RadioGroup
                legend={t('cancel.which')}
                name="halves"
                value={choice}
                options={halfChoices.map((value) => ({
                  value,
                  label: t(`halves.${value}`),
                  ...(creditsOf(asked, 'day') > 0 && {
                    help: t('cancel.credits', { count: creditsOf(asked, value) }),
                  }),
                }))}
                onChange={(value) => setChoice(value as HalfChoice)}
              />
              {creditsOf(asked, 'day') === 0 && <p>{t('cancel.costless')}</p>}
            </>
          ) : (
            <Consequence booking={asked} />
          )}
          {failure && <CancelFailure error={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}

const creditsOf = ({ canGiveBack = [] }: ParkingBooking, choice: HalfChoice): number =>
  canGiveBack.filter(({ half }) => halvesOf(choice).includes(half)).reduce((sum, { credits }) => sum + credits, 0);

function Consequence({ booking }: { booking: ParkingBooking }) {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const dayHalfLabel = useDayHalfLabel();
  const { creditsBack } = booking;
  const hasBegun = booking.halves.some(({ start, state }) => state === 'booked' && Date.parse(start) <= +clock());
  return (
    <p>
      {t('cancel.what', { moment: capitalizeFirst(dayHalfLabel(booking.date, cancellableHalves(booking, clock()))) })}{' '}
      {creditsBack > 0 ? t('cancel.back', { count: creditsBack }) : t(hasBegun ? 'cancel.noneBack' : 'cancel.costless')}
    </p>
  );
}

function CancelFailure({ error }: { error: CallError }) {
  const { t } = useParkshareTexts();
  const words: Record<string, string> = {
    'errors.parking.alreadyEnded': t('cancel.alreadyEnded'),
    'errors.parking.bookingNotFound': t('cancel.bookingNotFound'),
  };
  return <ErrorPanel compact headingLevel={3} error={error} message={words[error.key]} />;
}
