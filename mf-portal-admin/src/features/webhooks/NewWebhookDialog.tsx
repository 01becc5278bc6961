import { NewWebhook, webhookTopics } from '@park/contract/webhook-forms';
import { useCommand } from '@park/platform';
import { CheckboxGroupField, FormDialog, TextField, useForm } from '@park/ui/form';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesWebhooks } from './refreshed-calls';
import { SecretDialog } from './SecretDialog';

/** Asks for name, address and topics, then shows the secret once. */
export function NewWebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const add = useCommand('POST /api/webhooks', refreshesWebhooks);
  const [added, setAdded] = useState<{ name: string; secret: string }>();
  const form = useForm({ schema: NewWebhook, defaultValues: { name: '', url: 'https://', events: [] } });
  if (added) return <SecretDialog {...added} onClose={onClose} />;
  return (
    <FormDialog
      title={t('webhooks.add.title')}
      form={form}
      submitText={t('webhooks.add.submit')}
      busyText={t('webhooks.add.adding')}
      onSubmit={async (body) => {
        const result = await add.run({ body });
        if (result.ok) setAdded({ name: body.name, secret: result.data.secret });
        else form.showProblem(result.error);
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('webhooks.add.name')} autoComplete="off" />
      <TextField
        name="url"
        type="url"
        label={t('webhooks.add.url')}
        help={t('webhooks.add.urlHelp')}
        autoComplete="off"
      />
      <CheckboxGroupField
        name="events"
        label={t('webhooks.add.events')}
        options={webhookTopics.map((topic) => ({ value: topic, label: t(`webhooks.topics.${topic}`) }))}
      />
    </FormDialog>
  );
}
