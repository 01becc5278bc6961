import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { Button, Notice, Section, Table, useToast } from '@park/ui';
import { lazyDialog } from '@park/ui/pages';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { AutomaticRollback } from './registry/audit-entry';
import type { OwnActions } from './registry/use-own-actions';
import { PinButton, SwitchButtons } from './AreaButtons';
import { AutomaticRollbackNotice } from './AutomaticRollbackNotice';
import type { SwitchKind } from './actions/SwitchDialog';
import { PreviewDialog } from './preview/PreviewDialog';
import styles from './registry/Releases.module.css';
import { useStableOrder } from './stable-order';
import { useReleaseLabels } from './registry/use-release-labels';
import { useVersionColumns } from './version-columns';
import { isCurrent, findVersion, type ReleaseAction } from './registry/version-status';
import { VersionDetails } from './VersionDetails';

const SwitchDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "release-actions" */ './actions/SwitchDialog')).SwitchDialog,
);
const ReleaseActionDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "release-actions" */ './actions/ReleaseActionDialog')).ReleaseActionDialog,
);

interface Opened {
  readonly what: ReleaseAction | 'details' | 'preview';
  readonly version: string;
}

export interface RemoteReleasesProps {
  readonly remote: RemoteStatus;
  readonly automaticRollback: AutomaticRollback | undefined;
  readonly ownActions: OwnActions;
}

/** The versions of one area and the actions for each. */
export function RemoteReleases({ remote, automaticRollback, ownActions }: RemoteReleasesProps) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const toast = useToast();
  const section = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [switching, setSwitching] = useState<SwitchKind>();
  const [showsOlder, setShowsOlder] = useState(false);
  const order = useStableOrder(remote.versions.map(({ version }) => version));
  const focusVersion = useFocusOnVersion(section);
  const area = labels.area(remote);

  const ordered = order.keys.flatMap((version) => findVersion(remote, version) ?? []);
  const current = ordered.filter((version) => isCurrent(remote, version));
  const olderCount = ordered.length - current.length;
  const openedVersion = opened && findVersion(remote, opened.version);
  const columns = useVersionColumns(remote, {
    onDetails: (version) => setOpened({ what: 'details', version }),
    onAction: (what, version) => setOpened({ what, version }),
    onPreview: (version) => setOpened({ what: 'preview', version }),
  });

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) order.release();
  };

  function finish(message: string): void {
    // The button may have disappeared with the version's old status.
    if (opened) focusVersion(opened.version);
    setOpened(undefined);
    toast.show({ message });
  }

  return (
    <Section
      id={remote.remote}
      title={
        <>
          {area} <span className={styles.code}>{remote.remote}</span>
        </>
      }
      action={
        <div className={styles.areaActions}>
          <SwitchButtons remote={remote} onPress={setSwitching} />
          <PinButton remote={remote} onPress={(what, version) => setOpened({ what, version })} />
        </div>
      }
    >
      <div
        ref={section}
        className={styles.area}
        onFocus={order.hold}
        onBlur={leave}
        onPointerEnter={order.hold}
        onPointerLeave={order.release}
      >
        {remote.disabled && (
          <Notice tone="warning" title={t(remote.live === null ? 'releases.disabled.out' : 'releases.disabled.off')}>
            {t('releases.pinned.by', {
              who: labels.author(remote.disabled.by),
              when: labels.dateTime(remote.disabled.since),
              reason: remote.disabled.reason,
            })}
          </Notice>
        )}
        {remote.pinned && (
          <Notice title={t('releases.pinned.title', { version: remote.pinned.version })}>
            {t('releases.pinned.by', {
              who: labels.author(remote.pinned.by),
              when: labels.dateTime(remote.pinned.since),
              reason: remote.pinned.reason,
            })}
          </Notice>
        )}
        {automaticRollback && <AutomaticRollbackNotice rollback={automaticRollback} />}
        {ordered.length === 0 ? (
          <p className={styles.quiet}>{t('releases.noVersions')}</p>
        ) : (
          <div className={styles.table}>
            <Table<ReleaseVersion>
              caption={t('releases.caption', { area })}
              columns={columns}
              rows={showsOlder ? ordered : current}
              rowKey={({ version }) => version}
            />
          </div>
        )}
        {olderCount > 0 && (
          <Button variant="quiet" size="small" aria-expanded={showsOlder} onClick={() => setShowsOlder(!showsOlder)}>
            {showsOlder ? t('releases.fewer') : t('releases.older', { count: olderCount })}
          </Button>
        )}
        {switching && (
          <SwitchDialog
            remote={remote}
            kind={switching}
            ownActions={ownActions}
            onClose={() => setSwitching(undefined)}
            onDone={(message) => {
              // The area's other buttons replace the pressed one.
              focusVersion(remote.live ?? ordered[0]?.version ?? '');
              setSwitching(undefined);
              toast.show({ message });
            }}
          />
        )}
        {opened?.what === 'details' && openedVersion && (
          <VersionDetails remote={remote} version={openedVersion} onClose={() => setOpened(undefined)} />
        )}
        {opened?.what === 'preview' && openedVersion && (
          <PreviewDialog remote={remote} version={openedVersion} onClose={() => setOpened(undefined)} />
        )}
        {opened && opened.what !== 'details' && opened.what !== 'preview' && (
          <ReleaseActionDialog
            remote={remote}
            version={opened.version}
            kind={opened.what}
            ownActions={ownActions}
            onClose={() => setOpened(undefined)}
            onDone={finish}
          />
        )}
      </div>
    </Section>
  );
}

/** Moves the focus to a version's name after the next render. */
function useFocusOnVersion(section: RefObject<HTMLElement | null>): (version: string) => void {
  const [request, setRequest] = useState<{ readonly version: string }>();
  useEffect(() => {
    const names = section.current?.querySelectorAll<HTMLElement>('[data-version]') ?? [];
    if (request) [...names].find(({ dataset }) => dataset['version'] === request.version)?.focus();
  }, [request, section]);
  return (version) => setRequest({ version });
}
