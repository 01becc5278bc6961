import { RemovePasskeyForm } from '@park/contract/account-forms';
import type { PasskeyRow } from '@park/contract/passkeys';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, PasswordField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPasskeys } from './refreshed-calls';

interface RemovePasskeyDialogProps {
  readonly passkey: PasskeyRow;
  readonly needsPassword: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemovePasskeyDialog({
  passkey: { id, name },
  needsPassword,
  onClose,
  onRemoved,
}: RemovePasskeyDialogProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const remove = useCommand('POST /api/auth/passkeys/{id}/remove', refreshesPasskeys);
  const form = useForm({ schema: RemovePasskeyForm, defaultValues: { current: '' } });

  async function send({ current }: OutputOf<typeof RemovePasskeyForm>): Promise<void> {
    const result = await remove.run({ params: { id }, body: needsPassword ? { current } : {} });
    if (!result.ok) return form.showProblem(result.error);
    onRemoved();
    show({ message: t('passkeys.remove.done', { name }) });
  }

  return (
    <FormDialog
      title={t('passkeys.remove.title', { name })}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('passkeys.remove.submit')}
      busyText={t('passkeys.remove.busy')}
      danger
    >
      <p>{t('passkeys.remove.lead')}</p>
      {needsPassword && (
        <PasswordField name="current" label={t('people.portal.account.current')} autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
