import type { BrowserCheck } from '@park/contract/release-checks';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { useCommand, type CallError } from '@park/platform';
import { Button, ErrorPanel } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { refreshesReleases } from './refreshed-calls';
import styles from './Releases.module.css';

/** Returns a sentence about a check that waits, runs or could not be made; null once it is finished. */
export function useBrowserCheckProgress(): (check: BrowserCheck | null) => string | null {
  const { t } = usePortalTexts();
  return (check) => {
    if (check === null) return t('releases.browserCheck.none');
    const { state, done, all, step } = check;
    if (state === 'waiting') return t('releases.browserCheck.waiting');
    if (state === 'running') return t('releases.browserCheck.running', { done, all });
    return state === 'unable' ? t('releases.browserCheck.unable', { reason: step ?? '' }) : null;
  };
}

interface BrowserCheckStatusProps {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
}

/** Whether the version was checked in a browser, and the button that asks for it, again if need be. */
export function BrowserCheckStatus({ remote, version }: BrowserCheckStatusProps) {
  const { t } = usePortalTexts();
  const progress = useBrowserCheckProgress();
  const ask = useCommand('POST /api/releases/{remote}/versions/{version}/browser-check', refreshesReleases);
  const [error, setError] = useState<CallError>();
  const { browserCheck: check, hasBrowserChecks } = version;
  const isUnderWay = check !== null && check.finishedAt === null;
  const sentence = hasBrowserChecks && !isUnderWay ? null : progress(check);
  const isStored = version.state !== 'uploading' && version.state !== 'removed';
  async function request(): Promise<void> {
    const result = await ask.run({ params: { remote: remote.remote, version: version.version } });
    setError(result.ok ? undefined : result.error);
  }
  return (
    <div className={styles.lines}>
      {sentence && (
        <p className={styles.quiet} role="status">
          {sentence}
        </p>
      )}
      {!remote.browserChecks.isAvailable && (
        <p className={styles.quiet}>
          {t('releases.browserCheck.noBrowser')}
          {remote.browserChecks.isRequired && ` ${t('releases.browserCheck.required')}`}
        </p>
      )}
      {isStored && !isUnderWay && (
        <div>
          <Button size="small" disabled={ask.isRunning} onClick={() => void request()}>
            {t(
              ask.isRunning
                ? 'releases.browserCheck.asking'
                : hasBrowserChecks
                  ? 'releases.browserCheck.again'
                  : 'releases.browserCheck.make',
            )}
          </Button>
        </div>
      )}
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
    </div>
  );
}
