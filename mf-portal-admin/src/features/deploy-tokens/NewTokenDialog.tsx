import { TokenForm } from '@park/contract/release-forms';
import { useCall, useCommand } from '@park/platform';
import { Button, Dialog, Notice } from '@park/ui';
import { FormDialog, TextField, useForm, type OutputOf } from '@park/ui/form';
import { CopyField } from '@park/ui/pages';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesReleases } from '../releases/registry/refreshed-calls';
import styles from './DeployTokens.module.css';

/** Asks for the area and a label, then shows the new token once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const [created, setMade] = useState<{ readonly remote: string; readonly token: string }>();
  return created ? (
    <CreatedToken {...created} onClose={onClose} />
  ) : (
    <NewTokenForm title={t('tokens.make.title')} onClose={onClose} onMade={setMade} />
  );
}

interface NewTokenFormProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onMade: (made: { readonly remote: string; readonly token: string }) => void;
}

function NewTokenForm({ title, onClose, onMade }: NewTokenFormProps) {
  const { t } = usePortalTexts();
  const areasId = useId();
  // Suggestions only: a new area needs a token before its first version.
  const releases = useCall('GET /api/releases', {});
  const create = useCommand('POST /api/releases/{remote}/tokens', refreshesReleases);
  const form = useForm({ schema: TokenForm, defaultValues: { remote: '', label: '', notifyEmail: '' } });

  async function send({ remote, label, notifyEmail }: OutputOf<typeof TokenForm>): Promise<void> {
    const body = notifyEmail === '' ? { label } : { label, notifyEmail };
    const result = await create.run({ params: { remote }, body });
    if (result.ok) onMade({ remote, token: result.data.token });
    else form.showProblem(result.error);
  }

  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('tokens.make.confirm')}
      busyText={t('tokens.make.running')}
    >
      <TextField
        name="remote"
        label={t('tokens.make.area')}
        help={t('tokens.make.areaHelp')}
        list={areasId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <datalist id={areasId}>
        {releases.data?.remotes.map(({ remote }) => (
          <option key={remote} value={remote} />
        ))}
      </datalist>
      <TextField name="label" label={t('tokens.make.label')} help={t('tokens.make.labelHelp')} autoComplete="off" />
      <TextField
        name="notifyEmail"
        type="email"
        label={t('tokens.make.mail')}
        help={t('tokens.make.mailHelp')}
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}

function CreatedToken({
  remote,
  token,
  onClose,
}: {
  readonly remote: string;
  readonly token: string;
  readonly onClose: () => void;
}) {
  const { t } = usePortalTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('tokens.told.title', { area: remote })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('tokens.told.done')}
        </Button>
      }
    >
      <div className={styles.told}>
        <Notice tone="warning" announce>
          {t('tokens.told.once')}
        </Notice>
        <CopyField isCode label={t('tokens.told.token')} help={t('tokens.told.help')} text={token} />
      </div>
    </Dialog>
  );
}
