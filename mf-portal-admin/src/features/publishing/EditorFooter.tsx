import { useCommand, useFormat, useServices, useTexts, errorText } from '@park/platform';
import { Button, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { EyeIcon } from '@park/ui/icons';
import { useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { PreviewAddress } from './PreviewAddress';
import styles from './Publishing.module.css';
import type { SaveState } from './use-autosave';
import type { Publication } from './use-publication';

/** What is saved, and the commands that save, preview or discard. Stays in sight. */
export function EditorFooter({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const { clock } = useServices();
  const { body, autosave, isSaving } = publication;
  const preview = useCommand('POST /api/publishing/drafts/{id}/preview', {});
  const [isDiscarding, setIsDiscarding] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  // The button disappears with the draft.
  const focusSave = useFocusAfterRender(saveButton);
  const [address, setAddress] = useState<{ path: string; expiresAt: string }>();

  async function showPreview(): Promise<void> {
    const isStored = await autosave.flush();
    const id = autosave.draftId();
    const result = isStored && id ? await preview.run({ params: { id } }) : null;
    if (result?.ok) setAddress(result.data);
    else if (result) showError(result.error, t('publishing.notPreviewed'));
    else toast.show({ tone: 'danger', message: t('publishing.previewFailed') });
  }

  async function handleDiscard(): Promise<void> {
    setIsDiscarding(false);
    await publication.discard();
    focusSave();
  }

  const isFuture = body.publishedAt !== '' && new Date(body.publishedAt) > clock();
  const main = body.isPublished ? t('publishing.save') : isFuture ? t('publishing.schedule') : t('publishing.publish');
  return (
    <div className={styles.footer}>
      <SaveStateLine state={autosave.state} />
      {autosave.draftId() !== null && (
        <Button variant="quiet" onClick={() => setIsDiscarding(true)}>
          {t('publishing.discard')}
        </Button>
      )}
      <Button icon={<EyeIcon size={16} />} busy={preview.isRunning} onClick={() => void showPreview()}>
        {t('publishing.preview')}
      </Button>
      <Button busy={isSaving} onClick={() => void publication.save({ isPublished: false })}>
        {body.isPublished ? t('publishing.unpublish') : t('publishing.saveDraft')}
      </Button>
      <Button
        ref={saveButton}
        variant="primary"
        busy={isSaving}
        busyText={t('publishing.savingRecord')}
        onClick={() => void publication.save({ isPublished: true })}
      >
        {main}
      </Button>
      <ConfirmDialog
        open={isDiscarding}
        danger
        title={t('publishing.discardQuestion')}
        confirmText={t('publishing.discard')}
        cancelText={t('publishing.keepEditing')}
        onConfirm={() => void handleDiscard()}
        onClose={() => setIsDiscarding(false)}
      >
        {t(publication.record ? 'publishing.discardResult' : 'publishing.discardNewResult')}
      </ConfirmDialog>
      {address && <PreviewAddress {...address} onClose={() => setAddress(undefined)} />}
    </div>
  );
}

function SaveStateLine({ state }: { state: SaveState }) {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const format = useFormat();
  const text = {
    unchanged: () => '',
    waiting: () => t('publishing.autosave.waiting'),
    saving: () => t('publishing.autosave.saving'),
    saved: () => (state.kind === 'saved' ? t('publishing.autosave.saved', { when: format.time(state.at) }) : ''),
    offline: () => t('publishing.autosave.offline'),
    failed: () =>
      state.kind === 'failed' ? t('publishing.autosave.failed', { reason: errorText(state.error, translate) }) : '',
    elsewhere: () => t('publishing.elsewhere.title'),
  }[state.kind]();
  return (
    <p role="status" className={styles.saveState} data-state={state.kind}>
      {text}
    </p>
  );
}
