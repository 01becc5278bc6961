import { useCall, useCommand, useFormat, type CallError } from '@park/platform';
import { Button, ConfirmDialog, Dialog, ErrorPanel, SkeletonText, useToast } from '@park/ui';
import { LoadError, Row, Rows } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { bodyOf, type ManagedRecord } from './draft-body';
import { useFieldName, useFieldValue } from './field-values';
import { refreshes } from './kinds';
import { changedFields, fieldsOf } from './merge';
import styles from './Publishing.module.css';
import type { Publication } from './use-publication';

interface VersionsDialogProps {
  readonly publication: Publication;
  readonly record: ManagedRecord;
  readonly onClose: () => void;
}

/** Every save: compared with what is stored now, and restored. */
export function VersionsDialog({ publication, record, onClose }: VersionsDialogProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { kind } = publication;
  const [shown, setShown] = useState<number>();
  const input = { params: { id: record.id } };
  const news = useCall('GET /api/publishing/news/{id}/versions', input, { enabled: kind === 'news' });
  const events = useCall('GET /api/publishing/events/{id}/versions', input, { enabled: kind === 'event' });
  const versions = kind === 'news' ? news : events;
  return (
    <Dialog open size="large" title={t('publishing.versions')} onClose={onClose}>
      {versions.status === 'pending' && <SkeletonText lines={5} />}
      {versions.status === 'failed' && (
        <LoadError error={versions.error} onRetry={versions.retry} isRetrying={versions.isRefreshing} />
      )}
      {versions.data?.items.length === 0 && <p>{t('publishing.noVersions')}</p>}
      <Rows label={t('publishing.versions')}>
        {versions.data?.items.map(({ version, savedAt, author }) => (
          <Row
            key={version}
            headingLevel={3}
            title={`${format.day(savedAt)}, ${format.time(savedAt)}`}
            end={
              version === record.version ? (
                t('publishing.currentVersion')
              ) : (
                <Button
                  size="small"
                  aria-label={t('publishing.compareNamed', { when: `${format.day(savedAt)}, ${format.time(savedAt)}` })}
                  aria-expanded={shown === version}
                  onClick={() => setShown(shown === version ? undefined : version)}
                >
                  {t('publishing.compare')}
                </Button>
              )
            }
          >
            <p className={styles.facts}>{author || t('publishing.import')}</p>
            {shown === version && (
              <Comparison publication={publication} record={record} version={version} onClose={onClose} />
            )}
          </Row>
        ))}
      </Rows>
    </Dialog>
  );
}

function Comparison({ publication, record, version, onClose }: VersionsDialogProps & { readonly version: number }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const [error, setError] = useState<CallError>();
  const [isAsking, setIsAsking] = useState(false);
  const nameOf = useFieldName();
  const show = useFieldValue();
  const { kind, accept, autosave } = publication;
  const input = { params: { id: record.id, version } };
  const news = useCall('GET /api/publishing/news/{id}/versions/{version}', input, { enabled: kind === 'news' });
  const event = useCall('GET /api/publishing/events/{id}/versions/{version}', input, { enabled: kind === 'event' });
  const after = { refreshes: refreshes[kind] };
  const restoreNews = useCommand('POST /api/publishing/news/{id}/versions/{version}/restore', after);
  const restoreEvent = useCommand('POST /api/publishing/events/{id}/versions/{version}/restore', after);
  const found = kind === 'news' ? news : event;
  if (found.status === 'pending') return <SkeletonText lines={3} />;
  if (found.status === 'failed')
    return <LoadError error={found.error} onRetry={found.retry} isRetrying={found.isRefreshing} />;
  const [earlier, now] = [bodyOf(kind, found.data.body), bodyOf(kind, record)];
  const [before, current] = [fieldsOf(earlier), fieldsOf(now)];
  const restore = async () => {
    setIsAsking(false);
    const result = await (kind === 'news' ? restoreNews : restoreEvent).run({
      ...input,
      body: { version: record.version },
    });
    if (!result.ok) return setError(result.error);
    await autosave.discard();
    accept(result.data);
    toast.show({ message: t('publishing.versionRestored') });
    return onClose();
  };
  const hasDraft = autosave.isUnsaved || autosave.draftId() !== null;
  return (
    <div className={styles.frame}>
      {changedFields(earlier, now).map((path) => (
        <div key={path} className={styles.conflict}>
          <strong>{nameOf(path)}</strong>
          <div className={styles.sides}>
            <div>
              {t('publishing.thisVersion')}
              <div className={styles.side}>{show(path, before.get(path), true)}</div>
            </div>
            <div>
              {t('publishing.storedNow')}
              <div className={styles.side}>{show(path, current.get(path), true)}</div>
            </div>
          </div>
        </div>
      ))}
      {/* Here, because a toast is behind the dialog. */}
      {error && <ErrorPanel compact headingLevel={3} title={t('publishing.versionNotRestored')} error={error} />}
      <Button
        variant="primary"
        busy={restoreNews.isRunning || restoreEvent.isRunning}
        onClick={() => (hasDraft ? setIsAsking(true) : void restore())}
      >
        {t('publishing.restoreVersion')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('publishing.restoreQuestion')}
        confirmText={t('publishing.restoreVersion')}
        cancelText={t('publishing.keepEditing')}
        onConfirm={() => void restore()}
        onClose={() => setIsAsking(false)}
      >
        {t('publishing.restoreResult')}
      </ConfirmDialog>
    </div>
  );
}
