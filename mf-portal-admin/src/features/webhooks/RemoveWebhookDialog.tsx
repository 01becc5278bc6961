import type { Webhook } from '@park/contract/webhooks';
import { isNotFound, useCommand, type CallError } from '@park/platform';
import { ConfirmDialog, ErrorPanel, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesWebhooks } from './refreshed-calls';

interface RemoveWebhookDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  /** The webhook is gone, removed by this person or by another. */
  readonly onRemoved: () => void;
}

/** Asks before a webhook and its deliveries are removed. */
export function RemoveWebhookDialog({ webhook: { id, name }, onClose, onRemoved }: RemoveWebhookDialogProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const remove = useCommand('DELETE /api/webhooks/{id}', refreshesWebhooks);
  const [error, setError] = useState<CallError>();

  async function send(): Promise<void> {
    const result = await remove.run({ params: { id } });
    if (!result.ok && !isNotFound(result.error)) return setError(result.error);
    onRemoved();
    toast.show({ message: t('webhooks.removed', { name }) });
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('webhooks.removeQuestion', { name })}
      confirmText={t('webhooks.remove')}
      busy={remove.isRunning}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>{t('webhooks.removeResult')}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
