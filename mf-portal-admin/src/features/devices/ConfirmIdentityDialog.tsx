import { ConfirmForm } from '@park/contract/account-forms';
import { useCommand } from '@park/platform';
import { FormDialog, PasswordField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { ConfirmByPasskey } from './ConfirmByPasskey';

export interface ConfirmIdentityDialogProps {
  readonly title: string;
  /** Shown before the request to confirm. */
  readonly lead?: string;
  readonly submit: string;
  /** Runs after the password or a passkey was accepted. */
  readonly onConfirmed: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks somebody who signed in a while ago for the password or a passkey before sessions are ended. */
export function ConfirmIdentityDialog({ title, lead, submit, onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const { t } = usePortalTexts();
  const confirm = useCommand('POST /api/auth/confirm');
  const form = useForm({ schema: ConfirmForm, defaultValues: { current: '' } });

  async function send({ current }: OutputOf<typeof ConfirmForm>): Promise<void> {
    const result = await confirm.run({ body: { current } });
    if (!result.ok) return form.showProblem(result.error);
    await onConfirmed();
  }

  return (
    <FormDialog
      title={title}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={submit}
      busyText={t('devices.ending')}
    >
      {lead && <p>{lead}</p>}
      <p>{t('devices.confirm.lead')}</p>
      <PasswordField name="current" label={t('people.portal.account.current')} autoComplete="current-password" />
      <div>
        <ConfirmByPasskey onConfirmed={onConfirmed} />
      </div>
    </FormDialog>
  );
}
