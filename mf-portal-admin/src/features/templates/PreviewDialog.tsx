import { useCall, type Language } from '@park/platform';
import { Dialog, SkeletonText } from '@park/ui';
import { LoadError, RichText } from '@park/ui/pages';
import styles from './Templates.module.css';

export interface ShownFile {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
}

/** The text of a template, for deciding whether it is the one that is needed. */
export function PreviewDialog({ file, onClose }: { file: ShownFile; onClose: () => void }) {
  const { id, title, language } = file;
  const preview = useCall('GET /api/templates/{id}/files/{language}/preview', { params: { id, language } });
  return (
    <Dialog open size="large" title={<span lang={language}>{title}</span>} onClose={onClose}>
      {preview.status === 'pending' && <SkeletonText lines={8} />}
      {preview.status === 'failed' && (
        <LoadError error={preview.error} onRetry={preview.retry} isRetrying={preview.isRefreshing} />
      )}
      {preview.status === 'ready' && (
        // Scrolls by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.preview} tabIndex={0} role="region" aria-label={title}>
          <RichText html={preview.data.html} lang={language} />
        </div>
      )}
    </Dialog>
  );
}
