import { PermitBody } from '@park/contract/parking-permits';
import { useCommand, useFormat, useServices } from '@park/platform';
import { Cluster, useToast } from '@park/ui';
import { DateField, FormDialog, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** Grants a permit to the person with an e-mail address. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const format = useFormat();
  const toast = useToast();
  const command = useCommand('POST /api/parking/permits', { refreshes: ['GET /api/parking/permits'] });
  const form = useForm({
    schema: PermitBody,
    defaultValues: { email: '', firstDay: format.dayOf(clock()), lastDay: '' },
  });

  async function send(body: OutputOf<typeof PermitBody>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('permits.granted') });
    onClose();
  }

  return (
    <FormDialog
      title={t('permits.grant')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('permits.grant')}
      busyText={t('release.running')}
    >
      <TextField name="email" label={t('permits.email')} type="email" autoComplete="off" />
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('release.firstDay')} />
        <DateField name="lastDay" label={t('permits.lastDay')} help={t('permits.lastDayHelp')} optional />
      </Cluster>
    </FormDialog>
  );
}
