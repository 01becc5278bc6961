import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { useCommand, type CallError } from '@park/platform';
import { Button, ButtonLink, Dialog, ErrorPanel, Field, Select, SkeletonText, useUiTexts } from '@park/ui';
import { CopyField } from '@park/ui/pages';
import { useEffect, useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import { useReleaseLabels } from '../registry/use-release-labels';

export interface PreviewDialogProps {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
  readonly onClose: () => void;
}

/** Opens a preview of a version in this browser, and offers an address to open it in another one. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const labels = useReleaseLabels();
  const preview = usePreview(remote.remote, version.version);
  const [path, setPath] = useState(version.routes[0] ?? '/');
  const address = preview.token === undefined ? undefined : `${path}?preview=${preview.token}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('releases.preview.title', { area: labels.area(remote), version: version.version })}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {address && (
            // A full page load, because the server selects the version.
            <ButtonLink variant="primary" href={address} target="_self">
              {t('releases.preview.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.consequences}>
        <p>
          {remote.live ? t('releases.preview.onlyHere', { live: remote.live }) : t('releases.preview.onlyHereFirst')}
        </p>
        {preview.error && (
          <ErrorPanel
            compact
            headingLevel={3}
            error={preview.error}
            onRetry={preview.retry}
            isRetrying={preview.isRunning}
          />
        )}
        {!preview.error && !address && <SkeletonText lines={3} />}
        {address && (
          <>
            {version.routes.length > 1 && (
              <Field label={t('releases.preview.page')}>
                {(control) => (
                  <Select
                    {...control}
                    options={version.routes.map((route) => ({ value: route, label: route }))}
                    value={path}
                    onChange={(event) => setPath(event.target.value)}
                  />
                )}
              </Field>
            )}
            <CopyField
              isCode
              label={t('releases.preview.address')}
              help={t('releases.preview.addressHelp')}
              text={new URL(address, location.href).href}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Creates a preview token, valid for an hour, when the dialog opens. */
function usePreview(remote: string, version: string) {
  const command = useCommand('POST /api/releases/{remote}/versions/{version}/preview');
  const [token, setToken] = useState<string>();
  const [error, setError] = useState<CallError>();
  async function ask(): Promise<void> {
    const result = await command.run({ params: { remote, version } });
    if (result.ok) setToken(result.data.token);
    setError(result.ok ? undefined : result.error);
  }
  useEffect(() => {
    void ask();
    // Only once: refetching the releases must not create further tokens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { token, error, isRunning: command.isRunning, retry: () => void ask() };
}
