import type { DeployToken } from '@park/contract/release-status';
import { useCommand, type CallError } from '@park/platform';
import { ConfirmDialog, ErrorPanel, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useReleaseLabels } from '../releases/registry/use-release-labels';
import { refreshesReleases } from '../releases/registry/refreshed-calls';
import styles from './DeployTokens.module.css';

export interface RevokeTokenDialogProps {
  readonly token: DeployToken;
  readonly onClose: () => void;
  /** The token is revoked, by this person or by another. */
  readonly onRevoked: () => void;
}

/** Asks for confirmation and shows when the token was last used. */
export function RevokeTokenDialog({
  token: { id, remote, label, lastUsedAt },
  onClose,
  onRevoked,
}: RevokeTokenDialogProps) {
  const { t } = usePortalTexts();
  const { dateTime: moment } = useReleaseLabels();
  const toast = useToast();
  const revoke = useCommand('DELETE /api/releases/{remote}/tokens/{id}', refreshesReleases);
  const [error, setError] = useState<CallError>();

  async function send(): Promise<void> {
    const result = await revoke.run({ params: { remote, id } });
    // 404: somebody else has already revoked the token.
    if (!result.ok && result.error.status !== 404) return setError(result.error);
    onClose();
    onRevoked();
    toast.show({ message: t('tokens.revoke.done', { label, area: remote }) });
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('tokens.revoke.title', { label, area: remote })}
      confirmText={t('tokens.revoke.confirm')}
      busy={revoke.isRunning}
      busyText={t('tokens.revoke.running')}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className={styles.told}>
        <p>{t('tokens.revoke.follows', { area: remote })}</p>
        <p>{lastUsedAt ? t('tokens.revoke.lastUsed', { when: moment(lastUsedAt) }) : t('tokens.revoke.neverUsed')}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </ConfirmDialog>
  );
}
