import { PasskeyNameForm } from '@park/contract/account-forms';
import type { PasskeyRow } from '@park/contract/passkeys';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, TextField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPasskeys } from './refreshed-calls';

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  readonly passkey: PasskeyRow;
  readonly onClose: () => void;
}) {
  const { t } = usePortalTexts();
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
    <FormDialog
      title={title}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('passkeys.rename.submit')}
      busyText={t('passkeys.rename.busy')}
    >
      <TextField name="name" label={t('passkeys.name')} />
    </FormDialog>
  );
}
