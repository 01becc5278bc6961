import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { isNotFound, useCommand, type CallError } from '@park/platform';
import { ConfirmDialog, ErrorPanel, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpotlights } from './refreshed-calls';
import { titleOf } from './spotlight-values';

interface RemoveSpotlightDialogProps {
  readonly spotlight: ManagedSpotlight;
  readonly onClose: () => void;
  /** The spotlight is gone, removed by this person or by another. */
  readonly onRemoved: () => void;
}

/** Asks before a spotlight is removed. */
export function RemoveSpotlightDialog({ spotlight, onClose, onRemoved }: RemoveSpotlightDialogProps) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const remove = useCommand('DELETE /api/publishing/spotlights/{id}', refreshesSpotlights);
  const [error, setError] = useState<CallError>();
  const title = titleOf(spotlight, language);

  async function send(): Promise<void> {
    const result = await remove.run({ params: { id: spotlight.id } });
    if (!result.ok && !isNotFound(result.error)) return setError(result.error);
    onRemoved();
    toast.show({ message: t('spotlights.removed', { title }) });
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('spotlights.removeQuestion', { title })}
      confirmText={t('spotlights.removeConfirm')}
      busy={remove.isRunning}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>{t('spotlights.removeResult')}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
