import { PasskeyForm } from '@park/contract/account-forms';
import { useCommand } from '@park/platform';
import { Notice, useErrorToast, useToast } from '@park/ui';
import { FormDialog, PasswordField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { createPasskey } from './create-passkey';
import { refreshesPasskeys } from './refreshed-calls';

interface AddPasskeyDialogProps {
  readonly needsPassword: boolean;
  readonly hasWaitingRights: boolean;
  readonly onClose: () => void;
}

export function AddPasskeyDialog({ needsPassword, hasWaitingRights, onClose }: AddPasskeyDialogProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const showError = useErrorToast();
  const begin = useCommand('POST /api/auth/passkeys/options');
  const add = useCommand('POST /api/auth/passkeys', refreshesPasskeys);
  const end = useCommand('POST /api/auth/logout');
  const [failure, setFailure] = useState<'cancelled' | 'known' | 'unsupported'>();
  const form = useForm({ schema: PasskeyForm, defaultValues: { name: '', current: '' } });

  async function send({ name, current }: OutputOf<typeof PasskeyForm>): Promise<void> {
    setFailure(undefined);
    const begun = await begin.run({ body: needsPassword ? { current } : {} });
    if (!begun.ok) return form.showProblem(begun.error);
    const made = await createPasskey(begun.data.options);
    if (!made.ok) return setFailure(made.reason);
    const added = await add.run({ body: { name, response: made.response } });
    if (!added.ok) return form.showProblem(added.error);
    onClose();
    show({ message: t('passkeys.add.done', { name }) });
    if (!hasWaitingRights) return;
    // The rights that waited begin with a new session, which the passkey opens.
    const ended = await end.run({});
    if (!ended.ok) return showError(ended.error, t('passkeys.add.stillSignedIn'));
    window.location.assign('/login?redirect=%2Fportal%2Faccount');
  }

  return (
    <FormDialog
      title={t('passkeys.add.title')}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('passkeys.add.submit')}
      busyText={t('passkeys.add.busy')}
    >
      <p>{t('passkeys.add.lead')}</p>
      {failure && (
        <Notice tone="warning" announce>
          {t(`passkeys.add.failed.${failure}`)}
        </Notice>
      )}
      <TextField name="name" label={t('passkeys.name')} help={t('passkeys.nameHelp')} />
      {needsPassword && (
        <PasswordField name="current" label={t('people.portal.account.current')} autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
