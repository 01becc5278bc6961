import { SpaceRequestBody } from '@park/contract/space-requests';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { DateField, Form, NumberField, SubmitButton, TextAreaField, TextField, useForm } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpace } from './refreshed-calls';
import styles from './Space.module.css';

/** Asks for space: how much, from when, and what matters. */
export function AskForm() {
  const { t } = usePortalTexts();
  const toast = useToast();
  const ask = useCommand('POST /api/space-requests', refreshesSpace);
  const form = useForm({ schema: SpaceRequestBody, defaultValues: { from: '', phone: '', message: '' } });
  return (
    <Form
      form={form}
      label={t('space.ask.title')}
      onSubmit={async (body) => {
        const result = await ask.run({ body });
        if (result.ok) toast.show({ message: t('space.ask.sent') });
        else form.showProblem(result.error);
      }}
    >
      <div className={styles.amounts}>
        <NumberField name="surface" label={t('space.ask.surface')} help={t('space.ask.surfaceHelp')} optional />
        <NumberField name="workplaces" label={t('space.ask.workplaces')} optional />
      </div>
      <DateField name="from" label={t('space.ask.from')} />
      <TextField name="phone" type="tel" label={t('space.ask.phone')} autoComplete="tel" optional />
      <TextAreaField
        name="message"
        label={t('space.ask.message')}
        help={t('space.ask.messageHelp')}
        rows={4}
        optional
      />
      <SubmitButton busyText={t('space.ask.sending')}>{t('space.ask.submit')}</SubmitButton>
    </Form>
  );
}
