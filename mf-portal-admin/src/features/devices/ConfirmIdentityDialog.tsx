import { ConfirmForm } from '@park/contract/account-forms';
import { useCommand } from '@park/platform';
import { Button, Dialog, useUiTexts } from '@park/ui';
import { Form, PasswordField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { ConfirmByPasskey } from './ConfirmByPasskey';
import styles from './SignedInDevices.module.css';

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
  const { cancel } = useUiTexts();
  const confirm = useCommand('POST /api/auth/confirm');
  const form = useForm({ schema: ConfirmForm, defaultValues: { current: '' } });

  async function send({ current }: OutputOf<typeof ConfirmForm>): Promise<void> {
    const result = await confirm.run({ body: { current } });
    if (!result.ok) return form.showProblem(result.error);
    await onConfirmed();
  }

  return (
    <Dialog open size="small" title={title} closeOnBackdrop={false} onClose={onClose}>
      <Form form={form} onSubmit={send} label={title} reportsUnsavedInput={false}>
        {lead && <p>{lead}</p>}
        <p>{t('devices.confirm.lead')}</p>
        <PasswordField name="current" label={t('people.portal.account.current')} autoComplete="current-password" />
        <div className={styles.actions}>
          <SubmitButton busyText={t('devices.ending')}>{submit}</SubmitButton>
          <ConfirmByPasskey onConfirmed={onConfirmed} />
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
