import type { InvitationRow } from '@park/contract/invitations';
import { useCommand } from '@park/platform';
import { ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';

interface RevokeDialogProps {
  readonly invitation: InvitationRow;
  readonly onClose: () => void;
  /** The invitation is revoked, so the row with its buttons disappears. */
  readonly onRevoked: () => void;
}

export function RevokeDialog({ invitation, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = usePortalTexts();
  const { show: showToast } = useToast();
  const showError = useErrorToast();
  const revoke = useCommand('DELETE /api/invitations/{id}', refreshesPeople);
  async function confirm() {
    const result = await revoke.run({ params: { id: invitation.id } });
    if (!result.ok) {
      showError(result.error);
      return onClose();
    }
    showToast({ message: t('people.invitation.revoked') });
    onRevoked();
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('people.invitation.revokeQuestion', { name: personName(invitation) })}
      confirmText={t('people.invitation.revoke')}
      busy={revoke.isRunning}
      busyText={t('people.invitation.revoking')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('people.invitation.revokeResult')}
    </ConfirmDialog>
  );
}
