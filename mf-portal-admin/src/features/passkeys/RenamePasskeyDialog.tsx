import { PasskeyNameForm } from '@park/contract/account-forms';
import type { PasskeyRow } from '@park/contract/passkeys';
import { useCommand } from '@park/platform';
import { Button, Dialog, useToast, useUiTexts } from '@park/ui';
import { Form, SubmitButton, TextField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Passkeys.module.css';
import { refreshesPasskeys } from './refreshed-calls';

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  readonly passkey: PasskeyRow;
  readonly onClose: () => void;
}) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show } = useToast();
  const rename = useCommand('PATCH /api/auth/passkeys/{id}', refreshesPasskeys);
  const form = useForm({ schema: PasskeyNameForm, defaultValues: { name } });
  const title = t('passkeys.rename.title', { name });

  async function send(body: OutputOf<typeof PasskeyNameForm>): Promise<void> {
    const result = await rename.run({ params: { id }, body });
    if (!result.ok) return form.showProblem(result.error);
    onClose();
    show({ message: t('passkeys.rename.done', { name: result.data.name }) });
  }

  return (
    <Dialog open size="small" title={title} closeOnBackdrop={false} onClose={onClose}>
      <Form form={form} onSubmit={send} label={title}>
        <TextField name="name" label={t('passkeys.name')} maxLength={100} />
        <div className={styles.actions}>
          <SubmitButton busyText={t('passkeys.rename.busy')}>{t('passkeys.rename.submit')}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
