import type { ManagedTemplate } from '@park/contract/documents';
import { useCall, useDownload, useFormat, type CallError } from '@park/platform';
import { Button, ErrorPanel, SkeletonText } from '@park/ui';
import { DownloadIcon } from '@park/ui/icons';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Templates.module.css';

/** Earlier versions with their files, on demand. */
export function TemplateVersions({ template }: { template: ManagedTemplate }) {
  const { t } = usePortalTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (template.version === 1) return null;
  return (
    <section aria-label={t('templates.versions')}>
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('templates.versions')}
      </Button>
      {isOpen && <VersionList id={template.id} />}
    </section>
  );
}

function VersionList({ id }: { id: string }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  /** A toast would be behind the dialog. */
  const [failed, setFailed] = useState<{ readonly title: string; readonly error: CallError }>();
  const versions = useCall('GET /api/templates/{id}/versions', { params: { id } });
  const download = useDownload('GET /api/templates/{id}/versions/{version}/files/{language}');
  if (versions.status === 'pending') return <SkeletonText lines={3} />;
  if (versions.status === 'failed')
    return <LoadError error={versions.error} onRetry={versions.retry} isRetrying={versions.isRefreshing} />;
  return (
    <>
      {failed && (
        <ErrorPanel
          compact
          headingLevel={3}
          title={t('templates.notDownloaded', { title: failed.title })}
          error={failed.error}
        />
      )}
      <ol className={styles.versions}>
        {versions.data.items.map(({ version, savedAt, author, title, files }) => (
          <li key={version} className={styles.file}>
            <div className={styles.fileName}>
              {title}
              <p className={styles.help}>
                {t('templates.versionFacts', { day: format.day(savedAt), author: author || t('templates.import') })}
              </p>
            </div>
            {files.map((file) => (
              <Button
                key={file.language}
                size="small"
                icon={<DownloadIcon size={16} />}
                onClick={() =>
                  void download
                    .run(
                      { params: { id, version, language: file.language } },
                      { accept: file.mediaType, fallbackName: file.name },
                    )
                    .then((error) => setFailed(error && error.failure !== 'cancelled' ? { title, error } : undefined))
                }
              >
                {file.name}
              </Button>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
