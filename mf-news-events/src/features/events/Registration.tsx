import type { EventDetail } from '@park/contract/events';
import { useFormat, useLocation, useServices, useSession } from '@park/platform';
import { Button, ButtonLink, ConfirmDialog, ErrorPanel, StatusBadge } from '@park/ui';
import { signInAddress } from '@park/ui/pages';
import { useState } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { momentOf } from './event-times';
import styles from './Registration.module.css';
import { useRegistration } from './use-registration';

type Details = NonNullable<EventDetail['registration']>;
interface RegistrationProps {
  readonly event: EventDetail;
  readonly registration: Details;
}

/** Places, the own registration and the way to change it; nothing for an event that is over or off. */
export function Registration({ event }: { readonly event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const { clock } = useServices();
  const { registration } = event;
  if (!registration || event.status === 'cancelled' || momentOf(event, clock()) === 'over') return null;
  return (
    <section className={styles.panel} aria-label={t('registration.title')}>
      <div className={styles.texts} aria-live="polite">
        <State registration={registration} />
        <p className={styles.places}>
          <Places registration={registration} />
        </p>
      </div>
      <Actions event={event} registration={registration} />
    </section>
  );
}

const isFull = ({ capacity, taken }: Details): boolean => capacity !== null && taken >= capacity;

function State({ registration }: { readonly registration: Details }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { own, state, opensAt } = registration;
  if (own?.state === 'registered') return <StatusBadge status="success">{t('registration.registered')}</StatusBadge>;
  if (own)
    return <StatusBadge status="warning">{t('registration.waiting', { position: own.position ?? 1 })}</StatusBadge>;
  if (state === 'notYetOpen' && opensAt !== null)
    return (
      <StatusBadge status="neutral">
        {t('registration.opens', { when: `${format.day(opensAt)}, ${format.time(opensAt)}` })}
      </StatusBadge>
    );
  if (state === 'closed') return <StatusBadge status="neutral">{t('registration.closed')}</StatusBadge>;
  return isFull(registration) ? (
    <StatusBadge status="warning">{t('registration.full')}</StatusBadge>
  ) : (
    <StatusBadge status="info">{t('registration.open')}</StatusBadge>
  );
}

function Places({ registration }: { readonly registration: Details }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { own, capacity, taken, waiting, state, closesAt } = registration;
  const until = t('registration.until', { when: `${format.day(closesAt)}, ${format.time(closesAt)}` });
  if (own?.state === 'registered') return t('registration.registeredHelp');
  if (own) return t('registration.waitingHelp');
  if (state !== 'open') return capacity === null ? null : t('registration.capacity', { count: capacity });
  if (capacity === null) return `${t('registration.coming', { count: taken })} ${until}`;
  if (isFull(registration))
    return waiting > 0 ? t('registration.othersWait', { count: waiting }) : t('registration.fullHelp');
  return `${t('registration.left', { count: capacity - taken, capacity })} ${until}`;
}

function Actions({ event, registration }: RegistrationProps) {
  const { t } = useNewsEventsTexts();
  const { isLoggedIn } = useSession();
  const address = useLocation();
  const { register, cancel, isRunning, error } = useRegistration(event.id);
  const [isAsking, setIsAsking] = useState(false);
  const { own, may, state } = registration;
  return (
    <div className={styles.actions}>
      {!isLoggedIn && state === 'open' && (
        <ButtonLink variant="primary" href={signInAddress(address)}>
          {t('registration.signIn')}
        </ButtonLink>
      )}
      {may.register && (
        <Button
          variant="primary"
          busy={isRunning}
          busyText={t('registration.registering')}
          onClick={() => void register()}
        >
          {t(isFull(registration) ? 'registration.joinWaitlist' : 'registration.register')}
        </Button>
      )}
      {own && may.cancel && (
        <Button onClick={() => setIsAsking(true)}>
          {t(own.state === 'waiting' ? 'registration.leaveWaitlist' : 'registration.cancel')}
        </Button>
      )}
      {error && <ErrorPanel compact error={error} />}
      <ConfirmDialog
        open={isAsking}
        title={t('registration.question', { title: event.title })}
        confirmText={t(own?.state === 'waiting' ? 'registration.leaveWaitlist' : 'registration.cancel')}
        cancelText={t('registration.keep')}
        busy={isRunning}
        busyText={t('registration.cancelling')}
        onConfirm={() => void cancel().then(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('registration.consequence')}</p>
      </ConfirmDialog>
    </div>
  );
}
