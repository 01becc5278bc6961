import type { Webhook } from '@park/contract/webhooks';
import { useCommand, useServices } from '@park/platform';
import { Button, Cluster, ConfirmDialog, useErrorToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesWebhooks } from './refreshed-calls';
import { SecretDialog } from './SecretDialog';

interface WebhookActionsProps {
  readonly webhook: Webhook;
  readonly onShowDeliveries: () => void;
  /** Somebody else has changed the webhook, so the list has to be read again. */
  readonly onOutdated: () => void;
  readonly onRemove: () => void;
}

/** Deliveries, on and off, a new secret, and removal. */
export function WebhookActions({ webhook, onShowDeliveries, onOutdated, onRemove }: WebhookActionsProps) {
  const { t } = usePortalTexts();
  const showError = useErrorToast();
  const { clock } = useServices();
  const { id, name, url, events, isActive, version, previousSecretUntil } = webhook;
  const [isAsking, setIsAsking] = useState(false);
  const [rotated, setRotated] = useState<{ secret: string; previousSecretUntil: string }>();
  const change = useCommand('PUT /api/webhooks/{id}', refreshesWebhooks);
  const rotate = useCommand('POST /api/webhooks/{id}/rotate', refreshesWebhooks);

  async function toggle(): Promise<void> {
    const result = await change.run({ params: { id }, body: { name, url, events, isActive: !isActive, version } });
    if (result.ok) return;
    showError(result.error, t('webhooks.notChanged', { name }));
    if (result.error.status === 409) onOutdated();
  }
  async function createSecret(): Promise<void> {
    const result = await rotate.run({ params: { id }, query: { version } });
    setIsAsking(false);
    if (result.ok) return setRotated(result.data);
    showError(result.error, t('webhooks.notRotated', { name }));
    return result.error.status === 409 ? onOutdated() : undefined;
  }
  /** Only two secrets sign: a second new one within a day ends the first. */
  function askForSecret(): void {
    if (previousSecretUntil !== null && Date.parse(previousSecretUntil) > clock().getTime()) setIsAsking(true);
    else void createSecret();
  }

  return (
    <>
      <Cluster>
        <Button size="small" aria-label={t('webhooks.deliveries.title', { name })} onClick={onShowDeliveries}>
          {t('webhooks.deliveries.open')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={change.isRunning}
          aria-label={t(isActive ? 'webhooks.switchOffNamed' : 'webhooks.switchOnNamed', { name })}
          onClick={() => void toggle()}
        >
          {t(isActive ? 'webhooks.switchOff' : 'webhooks.switchOn')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={rotate.isRunning}
          aria-label={t('webhooks.rotateNamed', { name })}
          onClick={askForSecret}
        >
          {t('webhooks.rotate')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('webhooks.removeNamed', { name })} onClick={onRemove}>
          {t('webhooks.remove')}
        </Button>
      </Cluster>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('webhooks.rotateQuestion', { name })}
          confirmText={t('webhooks.rotate')}
          busy={rotate.isRunning}
          onConfirm={() => void createSecret()}
          onClose={() => setIsAsking(false)}
        >
          {t('webhooks.rotateResult')}
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
