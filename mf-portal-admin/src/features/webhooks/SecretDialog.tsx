import { useFormat } from '@park/platform';
import { Button, Dialog } from '@park/ui';
import { CopyField } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly previousUntil?: string;
  readonly onClose: () => void;
}

/** Shows a new secret, once. */
export function SecretDialog({ name, secret, previousUntil, onClose }: SecretDialogProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('webhooks.secret.title', { name })}
      closeOnBackdrop={false}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('webhooks.secret.keep')}
        </Button>
      }
    >
      <CopyField label={t('webhooks.secret.label')} help={t('webhooks.secret.help')} text={secret} isCode />
      {previousUntil && (
        <p>{t('webhooks.secret.both', { when: `${format.day(previousUntil)}, ${format.time(previousUntil)}` })}</p>
      )}
    </Dialog>
  );
}
