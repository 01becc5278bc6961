import type { DeployToken } from '@park/contract/releases';
import { useCommand, type CallError } from '@park/platform';
import { ConfirmDialog, ErrorPanel, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useReleaseWords } from '../releases/registry/use-release-labels';
import { refreshed } from '../releases/registry/refreshed-calls';
import styles from './DeployTokens.module.css';

export interface RevokeQuestionProps {
  readonly token: DeployToken;
  readonly onClose: () => void;
  /** It is gone, by this or by somebody else. */
  readonly onRevoked: () => void;
}

/** Says what stops working, and when it was used last: a token that was used today is somebody's. */
export function RevokeQuestion({ token: { id, remote, label, lastUsedAt }, onClose, onRevoked }: RevokeQuestionProps) {
  const { t } = usePortalTexts();
  const { moment } = useReleaseWords();
  const toast = useToast();
  const revoke = useCommand('DELETE /api/releases/{remote}/tokens/{id}', refreshed);
  const [error, setError] = useState<CallError>();

  async function send(): Promise<void> {
    const result = await revoke.run({ params: { remote, id } });
    // One that somebody else revoked meanwhile is revoked, which is what was wanted.
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
