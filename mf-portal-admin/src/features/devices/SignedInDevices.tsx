import { useCall, type QueryState } from '@park/platform';
import { Button, ButtonLink, EmptyState, ErrorPanel, List, Loading, Section, SkeletonBone, useToast } from '@park/ui';
import { LoadError, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import rows from '../../shared/IconRows.module.css';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DeviceRow } from './DeviceRow';
import { SignOutOthers } from './SignOutOthers';
import type { SessionRow } from './session-row';
import styles from './SignedInDevices.module.css';
import { useDeviceLabel } from './use-device-label';
import { useSignOutSessions } from './use-sign-out-sessions';

const ConfirmIdentityDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "confirm-identity" */ './ConfirmIdentityDialog')).ConfirmIdentityDialog,
);

type Sessions = { readonly items: readonly SessionRow[]; readonly needsConfirmation: boolean };

/** Devices that are shown before the list is expanded. */
const fewDevices = 4;

/** The devices where the person is signed in, each with a way to sign out. */
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
    return <LoadError compact error={reading.error} onRetry={reading.retry} isRetrying={reading.isRefreshing} />;
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
  return <DeviceList {...reading.data} sessions={sessions} />;
}

function DeviceList({
  items,
  needsConfirmation,
  sessions,
}: Sessions & {
  sessions: ReturnType<typeof useSignOutSessions>;
}) {
  const { t } = usePortalTexts();
  const deviceText = useDeviceLabel();
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const focusList = useFocusAfterRender(list);
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<SessionRow>();
  // The own device comes first, because people compare the others with it.
  const ordered = [...items].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = isOpen ? ordered : ordered.slice(0, fewDevices);
  const hidden = ordered.length - shown.length;
  const others = items.filter(({ isCurrent }) => !isCurrent);

  async function end(session: SessionRow) {
    setAsked(undefined);
    if (!(await sessions.end([session.id]))) return;
    toast.show({ message: t('devices.ended', { device: deviceText(session) }) });
    focusList();
  }

  return (
    <>
      {sessions.error && <ErrorPanel compact headingLevel={3} title={t('devices.failed')} error={sessions.error} />}
      <List ref={list} className={rows.list} tabIndex={-1} aria-label={t('devices.title')}>
        {shown.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isEnding={sessions.ending.includes(session.id)}
            onEnd={() => (needsConfirmation ? setAsked(session) : void end(session))}
          />
        ))}
      </List>
      <div className={styles.end}>
        {hidden > 0 && (
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {t('devices.more', { count: hidden })}
          </Button>
        )}
        {others.length > 1 && (
          <SignOutOthers
            others={others}
            sessions={sessions}
            needsConfirmation={needsConfirmation}
            onEnded={focusList}
          />
        )}
      </div>
      {asked && (
        <ConfirmIdentityDialog
          title={t('devices.confirm.title', { device: deviceText(asked) })}
          submit={t('devices.confirm.submit')}
          onConfirmed={() => end(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {items.length === 1 && <p className={styles.note}>{t('devices.onlyThis')}</p>}
    </>
  );
}

function DevicesSkeleton() {
  return (
    <Loading>
      <div className={rows.list}>
        {[0, 1].map((place) => (
          <div key={place} className={rows.row}>
            <div className={rows.words}>
              <SkeletonBone shape="half" />
              <SkeletonBone shape="most" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
