import { Button, ConfirmDialog, useToast } from '@park/ui';
import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { SessionRow } from './session-row';
import type { EndSessions } from './use-sign-out-sessions';

const ConfirmIdentityDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "confirm-identity" */ './ConfirmIdentityDialog')).ConfirmIdentityDialog,
);

/** Ends every other session after a confirmation, because unsaved work on other devices is lost. */
export function SignOutOthers({
  others,
  sessions,
  needsConfirmation,
  onEnded,
}: {
  others: readonly SessionRow[];
  sessions: EndSessions;
  /** The own session is old, so the question asks for the password or a passkey as well. */
  needsConfirmation: boolean;
  onEnded: () => void;
}) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);

  async function endOthers() {
    const haveEnded = await sessions.end(others.map(({ id }) => id));
    setIsAsking(false);
    if (!haveEnded) return;
    onEnded();
    toast.show({ message: t('devices.endedOthers') });
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        {t('devices.endOthers')}
      </Button>
      {needsConfirmation ? (
        isAsking && (
          <ConfirmIdentityDialog
            title={t('devices.endOthersQuestion')}
            lead={t('devices.endOthersResult', { count: others.length })}
            submit={t('devices.endCount', { count: others.length })}
            onConfirmed={endOthers}
            onClose={() => setIsAsking(false)}
          />
        )
      ) : (
        <ConfirmDialog
          open={isAsking}
          title={t('devices.endOthersQuestion')}
          confirmText={t('devices.endCount', { count: others.length })}
          busy={sessions.ending.length > 0}
          busyText={t('devices.ending')}
          onConfirm={() => void endOthers()}
          onClose={() => setIsAsking(false)}
        >
          {t('devices.endOthersResult', { count: others.length })}
        </ConfirmDialog>
      )}
    </>
  );
}
