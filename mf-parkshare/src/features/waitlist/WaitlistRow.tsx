import type { WaitlistEntry } from '@park/contract/parking-waitlist';
import {
  Button,
  ButtonLink,
  Cluster,
  ConfirmDialog,
  ErrorPanel,
  Notice,
  StatusBadge,
  useToast,
  type Status,
} from '@park/ui';
import { useFormat, type CallError } from '@park/platform';
import { useState } from 'react';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingAddress } from '../../shared/booking-address';
import { useWaitlistAnswers } from './use-waitlist-answers';
import styles from './WaitlistPage.module.css';

const statusOf: Record<WaitlistEntry['state'], Status> = {
  waiting: 'info',
  offered: 'warning',
  assigned: 'success',
  left: 'neutral',
  declined: 'neutral',
  expired: 'neutral',
};

export function WaitlistRow({ entry, onEnded }: { entry: WaitlistEntry; onEnded: () => void }) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const dayHalfLabel = useDayHalfLabel();
  const answers = useWaitlistAnswers(entry.id);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const moment = dayHalfLabel(entry.date, entry.choice);

  function ask() {
    setFailure(undefined);
    setIsAsking(true);
  }

  async function leave() {
    const result = await answers.leave();
    if (!result.ok) return setFailure(result.error);
    setIsAsking(false);
    toast.show({ message: t('waitlist.left') });
    onEnded();
  }

  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.moment}>{capitalizeFirst(moment)}</h3>
        <Cluster>
          <StatusBadge status={statusOf[entry.state]}>{t(`waitlist.state.${entry.state}`)}</StatusBadge>
          {entry.state === 'waiting' && (
            <Button size="small" aria-label={t('waitlist.leaveNamed', { moment })} onClick={ask}>
              {t('waitlist.leave')}
            </Button>
          )}
          {entry.bookingId && (
            <ButtonLink size="small" href={bookingAddress(entry.bookingId)}>
              {t('waitlist.seeBooking')}
            </ButtonLink>
          )}
        </Cluster>
      </div>
      {entry.state === 'waiting' && <Places entry={entry} />}
      {entry.offer && <Offer entry={entry} offer={entry.offer} onEnded={onEnded} onFailed={setFailure} />}
      {failure && !isAsking && <ErrorPanel compact headingLevel={3} error={failure} />}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('waitlist.leaveQuestion', { moment })}
          confirmText={t('waitlist.leaveConfirm')}
          cancelText={t('waitlist.stay')}
          busy={answers.isRunning}
          busyText={t('waitlist.leaving')}
          onConfirm={() => void leave()}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('waitlist.leaveReason')}</p>
          {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
        </ConfirmDialog>
      )}
    </li>
  );
}

function Places({ entry: { places, isRecalled, isShortOfCredits } }: { entry: WaitlistEntry }) {
  const { t } = useParkshareTexts();
  return (
    <>
      <ul className={styles.places}>
        {places.map(({ lot, place, waiting, rule }) => (
          <li key={lot.id}>
            {t('waitlist.place', { lot: lot.name, place: place ?? 1, waiting })}
            <span className={styles.rule}>{isRecalled ? t('waitlist.recalled') : t(`waitlist.rule.${rule}`)}</span>
          </li>
        ))}
      </ul>
      {isShortOfCredits && <Notice tone="warning">{t('waitlist.short')}</Notice>}
    </>
  );
}

interface OfferProps {
  readonly entry: WaitlistEntry;
  readonly offer: NonNullable<WaitlistEntry['offer']>;
  readonly onEnded: () => void;
  readonly onFailed: (error: CallError) => void;
}

function Offer({ entry, offer, onEnded, onFailed }: OfferProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const toast = useToast();
  const answers = useWaitlistAnswers(entry.id);
  const { spot, lot, expiresAt } = offer;
  const place = t('place', { lot: lot.name, spot: spot.number });

  async function answer(given: 'accept' | 'decline') {
    const result = await answers.answer(given);
    if (!result.ok) return onFailed(result.error);
    toast.show({
      message: given === 'accept' ? t('waitlist.offer.accepted', { place }) : t('waitlist.offer.declined'),
    });
    onEnded();
  }

  return (
    <Notice
      tone="warning"
      title={t('waitlist.offer.title', { spot: spot.number, lot: lot.name, time: format.time(expiresAt) })}
      action={
        <Cluster>
          <Button size="small" variant="primary" busy={answers.isRunning} onClick={() => void answer('accept')}>
            {t('waitlist.offer.accept')}
          </Button>
          <Button size="small" disabled={answers.isRunning} onClick={() => void answer('decline')}>
            {t('waitlist.offer.decline')}
          </Button>
        </Cluster>
      }
    >
      {t('waitlist.offer.reason')}
    </Notice>
  );
}
