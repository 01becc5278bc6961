import { useFormat } from '@park/platform';
import { ButtonLink, Dialog } from '@park/ui';
import { CopyField } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Publishing.module.css';

/** The address of a preview, for this window, a phone or somebody else. */
export function PreviewAddress({ path, expiresAt, onClose }: { path: string; expiresAt: string; onClose: () => void }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <Dialog
      open
      title={t('publishing.preview')}
      onClose={onClose}
      actions={
        <ButtonLink variant="primary" href={path} target="_blank" onClick={onClose}>
          {t('publishing.openPreview')}
        </ButtonLink>
      }
    >
      <div className={styles.ask}>
        <p>{t('publishing.previewHelp', { when: format.time(expiresAt) })}</p>
        <CopyField isCode label={t('publishing.previewAddress')} text={`${location.origin}${path}`} />
      </div>
    </Dialog>
  );
}
