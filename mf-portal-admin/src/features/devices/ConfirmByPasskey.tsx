import { useCall, useCommand, type CallError } from '@park/platform';
import { Button, ErrorPanel, Notice } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { answerWithPasskey } from '../passkeys/answer-with-passkey';

/** Confirms the identity with a passkey instead of the password; empty for people without one. */
export function ConfirmByPasskey({ onConfirmed }: { readonly onConfirmed: () => Promise<void> }) {
  const { t } = usePortalTexts();
  const passkeys = useCall('GET /api/auth/passkeys', {});
  const begin = useCommand('POST /api/auth/passkey-login/options');
  const confirm = useCommand('POST /api/auth/confirm');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | 'cancelled'>();
  if (!passkeys.data || passkeys.data.items.length === 0) return null;

  async function show(): Promise<CallError | 'cancelled' | undefined> {
    const begun = await begin.run({});
    if (!begun.ok) return begun.error;
    const response = await answerWithPasskey(begun.data.options);
    if (!response) return 'cancelled';
    const result = await confirm.run({ body: { response } });
    if (!result.ok) return result.error;
    await onConfirmed();
    return undefined;
  }

  async function start(): Promise<void> {
    setFailure(undefined);
    setIsBusy(true);
    setFailure(await show());
    setIsBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} busyText={t('devices.confirm.passkeyBusy')} onClick={() => void start()}>
        {t('devices.confirm.passkey')}
      </Button>
      {failure === 'cancelled' && (
        <Notice tone="warning" announce>
          {t('devices.confirm.passkeyFailed')}
        </Notice>
      )}
      {failure && failure !== 'cancelled' && <ErrorPanel compact headingLevel={3} error={failure} />}
    </>
  );
}
