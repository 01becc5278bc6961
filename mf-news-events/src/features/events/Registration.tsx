import type { EventDetail } from '@park/contract/events';
import { useLocation, useServices, useSession } from '@park/platform';
import { Button, ButtonLink, ConfirmDialog, ErrorPanel, StatusBadge } from '@park/ui';
import { signInAddress, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { momentOf } from './event-moment';
import styles from './Registration.module.css';
import { useRegistration, type OwnState } from './use-registration';

type Details = NonNullable<EventDetail['registration']>;
interface RegistrationProps {
  readonly event: EventDetail;
  readonly registration: Details;
}

/** Places, the person’s registration and the way to change it; nothing for an event that is over or cancelled. */
export function Registration({ event }: { readonly event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const { clock } = useServices();
  const panel = useRef<HTMLElement>(null);
  // The pressed button disappears with the old state.
  const focusPanel = useFocusAfterRender(panel, { onlyIfLost: true });
  const { registration } = event;
  if (!registration || event.status === 'cancelled' || momentOf(event, clock()) === 'over') return null;
  return (
    <section ref={panel} className={styles.panel} aria-label={t('registration.title')} tabIndex={-1}>
      <div className={styles.texts} aria-live="polite">
        <State registration={registration} />
        <p className={styles.places}>
          <Places registration={registration} />
        </p>
      </div>
      <Actions event={event} registration={registration} onChanged={focusPanel} />
    </section>
  );
}

const isFull = ({ capacity, taken }: Details): boolean => capacity !== null && taken >= capacity;

function State({ registration }: { readonly registration: Details }) {
  const { t } = useNewsEventsTexts();
  const { own, state, opensAt } = registration;
  if (own?.state === 'registered') return <StatusBadge status="success">{t('registration.registered')}</StatusBadge>;
  if (own)
    return <StatusBadge status="warning">{t('registration.waiting', { position: own.position ?? 1 })}</StatusBadge>;
  if (state === 'notYetOpen' && opensAt !== null)
    return <StatusBadge status="neutral">{t('registration.opens', { when: opensAt })}</StatusBadge>;
  if (state === 'closed') return <StatusBadge status="neutral">{t('registration.closed')}</StatusBadge>;
  return isFull(registration) ? (
    <StatusBadge status="warning">{t('registration.full')}</StatusBadge>
  ) : (
    <StatusBadge status="info">{t('registration.open')}</StatusBadge>
  );
}

function Places({ registration }: { readonly registration: Details }) {
  const { t } = useNewsEventsTexts();
  const { own, capacity, taken, waiting, state, closesAt } = registration;
  const until = t('registration.until', { when: closesAt });
  if (own?.state === 'registered') return t('registration.registeredHelp');
  if (own) return t('registration.waitingHelp');
  if (state !== 'open') return capacity === null ? null : t('registration.capacity', { count: capacity });
  if (capacity === null) return `${t('registration.coming', { count: taken })} ${until}`;
  if (isFull(registration))
    return waiting > 0 ? t('registration.othersWait', { count: waiting }) : t('registration.fullHelp');
  return `${t('registration.left', { count: capacity - taken, capacity })} ${until}`;
}

function Actions({ event, registration, onChanged }: RegistrationProps & { readonly onChanged: () => void }) {
  const { t } = useNewsEventsTexts();
  const { isLoggedIn } = useSession();
  const address = useLocation();
  const { register, withdraw, isRegistering, isWithdrawing, error } = useRegistration(event.id);
  // What the question is about; it stays the same while the new state loads.
  const [asked, setAsked] = useState<OwnState>();
  const { own, may, state } = registration;

  const handleWithdraw = async (from: OwnState): Promise<void> => {
    await withdraw(from);
    setAsked(undefined);
    onChanged();
  };
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
          busy={isRegistering}
          busyText={t('registration.registering')}
          onClick={() => void register().then(onChanged)}
        >
          {t(isFull(registration) ? 'registration.joinWaitlist' : 'registration.register')}
        </Button>
      )}
      {own && may.cancel && (
        <Button aria-haspopup="dialog" onClick={() => setAsked(own.state)}>
          {t(`registration.withdraw.${own.state}.action`)}
        </Button>
      )}
      {error && <ErrorPanel compact error={error} />}
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t(`registration.withdraw.${asked}.question`, { title: event.title })}
          confirmText={t(`registration.withdraw.${asked}.action`)}
          cancelText={t(`registration.withdraw.${asked}.keep`)}
          busy={isWithdrawing}
          busyText={t(`registration.withdraw.${asked}.busy`)}
          onConfirm={() => void handleWithdraw(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`registration.withdraw.${asked}.consequence`)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
