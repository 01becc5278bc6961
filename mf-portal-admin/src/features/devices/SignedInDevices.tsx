import { useCall, type QueryState } from '@park/platform';
import { Button, ButtonLink, EmptyState, ErrorPanel, List, Loading, Section, SkeletonBone, useToast } from '@park/ui';
import { useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DeviceRow } from './DeviceRow';
import { SignOutOthers } from './SignOutOthers';
import type { SessionRow } from './session-row';
import styles from './SignedInDevices.module.css';
import { useDeviceLabel } from './use-device-label';
import { useSignOutSessions } from './use-sign-out-sessions';

type Sessions = { readonly items: readonly SessionRow[] };

/** Shown at first: who signs in often has many. */
const fewDevices = 4;

/** Where the person is signed in, and how to end what should not be. */
export function SignedInDevices() {
  const { t } = usePortalTexts();
  const reading = useCall('GET /api/auth/sessions', {});
  const sessions = useSignOutSessions(reading.retry);
  return (
    <Section title={t('devices.title')}>
      <Body reading={reading} sessions={sessions} />
    </Section>
  );
}

function Body({
  reading,
  sessions,
}: {
  reading: QueryState<Sessions>;
  sessions: ReturnType<typeof useSignOutSessions>;
}) {
  const { t } = usePortalTexts();
  if (reading.status === 'pending') return <DevicesSkeleton />;
  if (reading.status === 'failed')
    return (
      <ErrorPanel
        compact
        headingLevel={3}
        error={reading.error}
        onRetry={reading.retry}
        isRetrying={reading.isRefreshing}
      />
    );
  if (reading.data.items.length === 0) {
    return (
      <EmptyState
        kind="nothingYet"
        compact
        headingLevel={3}
        title={t('devices.none.title')}
        reason={t('devices.none.reason')}
        action={<ButtonLink href="/login">{t('devices.none.action')}</ButtonLink>}
      />
    );
  }
  return <DeviceList items={reading.data.items} sessions={sessions} />;
}

function DeviceList({
  items,
  sessions,
}: {
  items: readonly SessionRow[];
  sessions: ReturnType<typeof useSignOutSessions>;
}) {
  const { t } = usePortalTexts();
  const deviceText = useDeviceLabel();
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const focusList = useFocusAfterRender(list);
  const [isOpen, setIsOpen] = useState(false);
  // The own device first: the others are measured against it.
  const ordered = [...items].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = isOpen ? ordered : ordered.slice(0, fewDevices);
  const hidden = ordered.length - shown.length;
  const others = items.filter(({ isCurrent }) => !isCurrent);

  async function end(session: SessionRow) {
    if (!(await sessions.end([session.id]))) return;
    toast.show({ message: t('devices.ended', { device: deviceText(session) }) });
    focusList();
  }

  return (
    <>
      {sessions.error && <ErrorPanel compact headingLevel={3} title={t('devices.failed')} error={sessions.error} />}
      <List ref={list} className={styles.devices} tabIndex={-1} aria-label={t('devices.title')}>
        {shown.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isEnding={sessions.ending.includes(session.id)}
            onEnd={() => void end(session)}
          />
        ))}
      </List>
      <div className={styles.end}>
        {hidden > 0 && (
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {t('devices.more', { count: hidden })}
          </Button>
        )}
        {others.length > 1 && <SignOutOthers others={others} sessions={sessions} onEnded={focusList} />}
      </div>
      {items.length === 1 && <p className={styles.note}>{t('devices.onlyThis')}</p>}
    </>
  );
}

function DevicesSkeleton() {
  return (
    <Loading>
      <div className={styles.devices}>
        {[0, 1].map((place) => (
          <div key={place} className={styles.device}>
            <div className={styles.words}>
              <SkeletonBone shape="half" />
              <SkeletonBone shape="most" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
