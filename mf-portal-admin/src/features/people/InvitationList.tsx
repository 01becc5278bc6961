import type { InvitationRow } from '@park/contract/invitations';
import { useCommand, useFormat, usePagedCall } from '@park/platform';
import { Avatar, Button, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { PagedList, Row, Rows, RowsSkeleton } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { PeopleFilter } from './PeopleList';
import styles from './People.module.css';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';
import { useRoleLabel } from './use-role-label';

interface InvitationListProps {
  readonly state: 'open' | 'expired';
  readonly filter: PeopleFilter;
  readonly onClear: (() => void) | undefined;
}

/** Open invitations, or expired ones. */
export function InvitationList({ state, filter: { text, companyId }, onClear }: InvitationListProps) {
  const { t } = usePortalTexts();
  const [revoking, setRevoking] = useState<InvitationRow>();
  const list = usePagedCall('GET /api/invitations', {
    query: { state, queryText: text, pageSize: 20, ...(companyId ? { companyId } : {}) },
  });
  const kind = state === 'open' ? 'invited' : 'expired';
  return (
    <>
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={8} />}
        empty={{ title: t(`people.none.${kind}.title`), reason: t(`people.none.${kind}.reason`) }}
        filteredOut={
          onClear && {
            title: t('people.noMatch.title'),
            reason: t('people.noMatch.reason'),
            clearLabel: t('people.noMatch.action'),
            onClear,
          }
        }
      >
        {(items) => (
          <Rows label={t(`people.tabs.${kind}`)}>
            {items.map((invitation) => (
              <InvitationEntry key={invitation.id} invitation={invitation} onRevoke={() => setRevoking(invitation)} />
            ))}
          </Rows>
        )}
      </PagedList>
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

interface InvitationEntryProps {
  readonly invitation: InvitationRow;
  readonly onRevoke: () => void;
}

function InvitationEntry({ invitation, onRevoke }: InvitationEntryProps) {
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
    if (result.ok) showToast({ message: t('people.invitation.resent', { email }) });
    else showError(result.error);
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

function RevokeDialog({ invitation, onClose }: { readonly invitation: InvitationRow; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const { show: showToast } = useToast();
  const showError = useErrorToast();
  const revoke = useCommand('DELETE /api/invitations/{id}', refreshesPeople);
  async function confirm() {
    const result = await revoke.run({ params: { id: invitation.id } });
    if (result.ok) showToast({ message: t('people.invitation.revoked') });
    else showError(result.error);
    onClose();
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
