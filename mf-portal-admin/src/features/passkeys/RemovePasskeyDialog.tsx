import { RemovePasskeyForm } from '@park/contract/account-forms';
import type { PasskeyRow } from '@park/contract/passkeys';
import { useCommand } from '@park/platform';
import { Button, Dialog, useToast, useUiTexts } from '@park/ui';
import { Form, PasswordField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Passkeys.module.css';
import { refreshesPasskeys } from './refreshed-calls';

interface RemovePasskeyDialogProps {
  readonly passkey: PasskeyRow;
  readonly needsPassword: boolean;
  readonly onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, needsPassword, onClose }: RemovePasskeyDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show } = useToast();
  const remove = useCommand('POST /api/auth/passkeys/{id}/remove', refreshesPasskeys);
  const form = useForm({ schema: RemovePasskeyForm, defaultValues: { current: '' } });
  const title = t('passkeys.remove.title', { name });

  async function send({ current }: OutputOf<typeof RemovePasskeyForm>): Promise<void> {
    const result = await remove.run({ params: { id }, body: needsPassword ? { current } : {} });
    if (!result.ok) return form.showProblem(result.error);
    onClose();
    show({ message: t('passkeys.remove.done', { name }) });
  }

  return (
    <Dialog open size="small" title={title} closeOnBackdrop={false} onClose={onClose}>
      <Form form={form} onSubmit={send} label={title} reportsUnsavedInput={false}>
        <p>{t('passkeys.remove.lead')}</p>
        {needsPassword && (
          <PasswordField name="current" label={t('people.portal.account.current')} autoComplete="current-password" />
        )}
        <div className={styles.actions}>
          <SubmitButton busyText={t('passkeys.remove.busy')}>{t('passkeys.remove.submit')}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
