import type { InvitationRow } from '@park/contract/invitations';
import { useCommand, useFormat } from '@park/platform';
import { Avatar, Button, useErrorToast, useToast } from '@park/ui';
import { Row } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './People.module.css';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';
import { useRoleLabel } from './use-role-label';

interface InvitationEntryProps {
  readonly invitation: InvitationRow;
  readonly onRevoke: () => void;
  /** Moves the focus, because an expired invitation that is sent again leaves the list. */
  readonly onResent: () => void;
}

export function InvitationEntry({ invitation, onRevoke, onResent }: InvitationEntryProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const roleLabel = useRoleLabel();
  const { show: showToast } = useToast();
  const showError = useErrorToast();
  const resend = useCommand('POST /api/invitations/{id}/resend', refreshesPeople);
  const { id, email, role, state, sentAt, expiresAt, invitedBy, may } = invitation;
  const name = personName(invitation);

  async function sendAgain() {
    const result = await resend.run({ params: { id } });
    if (!result.ok) return showError(result.error);
    showToast({ message: t('people.invitation.resent', { email }) });
    if (state === 'expired') onResent();
    return undefined;
  }

  const until = `${format.day(expiresAt)}, ${format.time(expiresAt)}`;
  return (
    <Row
      headingLevel={2}
      mark={<Avatar name={name} picture={null} />}
      title={name}
      end={
        <div className={styles.actions}>
          {may.resend && (
            <Button
              size="small"
              busy={resend.isRunning}
              aria-label={t('people.invitation.resendNamed', { name })}
              onClick={() => void sendAgain()}
            >
              {t('people.invitation.resend')}
            </Button>
          )}
          {may.revoke && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('people.invitation.revokeNamed', { name })}
              onClick={onRevoke}
            >
              {t('people.invitation.revoke')}
            </Button>
          )}
        </div>
      }
    >
      <p className={styles.facts}>
        <span>{roleLabel(role)}</span>
        <span>{email}</span>
        <span>
          {state === 'expired'
            ? t('people.invitation.expired', { when: format.relative(expiresAt) })
            : t('people.invitation.sent', { when: format.relative(sentAt), until })}
        </span>
        {invitedBy && <span>{t('people.invitation.by', { name: invitedBy })}</span>}
      </p>
    </Row>
  );
}
