import type { Webhook } from '@park/contract/webhooks';
import { useCommand } from '@park/platform';
import { Button, Cluster, ConfirmDialog, ErrorPanel, useToast, type ShownError } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DeliveriesDialog } from './DeliveriesDialog';
import { refreshesWebhooks } from './refreshed-calls';
import { SecretDialog } from './SecretDialog';

type Open = 'deliveries' | 'remove';

/** Deliveries, on and off, a new secret, and the end. */
export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const { id, name, url, events, isActive, version } = webhook;
  const [open, setOpen] = useState<Open>();
  const [rotated, setRotated] = useState<{ secret: string; previousSecretUntil: string }>();
  const [problem, setProblem] = useState<ShownError>();
  const change = useCommand('PUT /api/webhooks/{id}', refreshesWebhooks);
  const rotate = useCommand('POST /api/webhooks/{id}/rotate', refreshesWebhooks);
  const remove = useCommand('DELETE /api/webhooks/{id}', refreshesWebhooks);

  async function toggle(): Promise<void> {
    const result = await change.run({ params: { id }, body: { name, url, events, isActive: !isActive, version } });
    setProblem(result.ok ? undefined : result.error);
  }
  async function renew(): Promise<void> {
    const result = await rotate.run({ params: { id } });
    if (result.ok) setRotated(result.data);
    setProblem(result.ok ? undefined : result.error);
  }
  async function end(): Promise<void> {
    const result = await remove.run({ params: { id } });
    setProblem(result.ok ? undefined : result.error);
    if (result.ok) toast.show({ message: t('webhooks.removed', { name }) });
  }

  return (
    <>
      <Cluster>
        <Button size="small" onClick={() => setOpen('deliveries')}>
          {t('webhooks.deliveries.open')}
        </Button>
        <Button size="small" variant="quiet" busy={change.isRunning} onClick={() => void toggle()}>
          {t(isActive ? 'webhooks.switchOff' : 'webhooks.switchOn')}
        </Button>
        <Button size="small" variant="quiet" busy={rotate.isRunning} onClick={() => void renew()}>
          {t('webhooks.rotate')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen('remove')}>
          {t('webhooks.remove')}
        </Button>
      </Cluster>
      {problem && <ErrorPanel compact headingLevel={3} error={problem} />}
      {open === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={t('webhooks.removeQuestion', { name })}
          confirmText={t('webhooks.remove')}
          busy={remove.isRunning}
          onConfirm={() => void end()}
          onClose={() => setOpen(undefined)}
        >
          <p>{t('webhooks.removeResult')}</p>
        </ConfirmDialog>
      )}
      {rotated && (
        <SecretDialog
          name={name}
          secret={rotated.secret}
          previousUntil={rotated.previousSecretUntil}
          onClose={() => setRotated(undefined)}
        />
      )}
    </>
  );
}
