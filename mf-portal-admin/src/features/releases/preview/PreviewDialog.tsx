import type { ReleaseVersion, RemoteStatus } from '@park/contract/releases';
import { useCommand, type CallError } from '@park/platform';
import { Button, ButtonLink, Dialog, ErrorPanel, Field, Select, SkeletonText, useUiTexts } from '@park/ui';
import { CopyField } from '@park/ui/pages';
import { useEffect, useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import { useReleaseWords } from '../registry/use-release-labels';

export interface PreviewDialogProps {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
  readonly onClose: () => void;
}

/** Shows a version to one browser alone: this one by a press, another one by the address. The shell says so there, and leads back. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const words = useReleaseWords();
  const preview = usePreview(remote.remote, version.version);
  const [path, setPath] = useState(version.routes[0] ?? '/');
  const address = preview.token === undefined ? undefined : `${path}?preview=${preview.token}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('releases.preview.title', { area: words.area(remote), version: version.version })}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {address && (
            // A page of its own: the version comes with it.
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

/** A token for an hour, made once as the question is opened. */
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
    // Once: the panel reads again every two seconds, and another reading is no other question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { token, error, isRunning: command.isRunning, retry: () => void ask() };
}
