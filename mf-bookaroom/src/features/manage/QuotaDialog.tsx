import { useCommand } from '@park/platform';
import type { CompanyRoomQuota } from '@park/contract/room-management';
import { useToast } from '@park/ui';
import { FormDialog, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useRoomTexts } from '../../texts/use-room-texts';
import { hoursOf } from './quota-hours';
import { QuotaInput } from './quota-values';

export interface QuotaDialogProps {
  readonly quota: CompanyRoomQuota;
  readonly onClose: () => void;
}

/** Changes the hours that a company may book under a contract. */
export function QuotaDialog({ quota: { company, contractId, minutesPerMonth }, onClose }: QuotaDialogProps) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const save = useCommand('PUT /api/rooms/quotas/{companyId}/{contractId}', { refreshes: ['GET /api/rooms'] });
  const form = useForm({
    schema: QuotaInput,
    defaultValues: { minutesPerMonth: minutesPerMonth === null ? '' : String(hoursOf(minutesPerMonth)) },
  });

  async function send(body: OutputOf<typeof QuotaInput>): Promise<void> {
    const params = { companyId: company.id, contractId: String(contractId) };
    const result = await save.run({ params, body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('manage.quota.saved', { company: company.name }) });
    onClose();
  }

  return (
    <FormDialog
      title={t('manage.quota.title', { company: company.name })}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('manage.quota.save')}
      busyText={t('manage.quota.saving')}
    >
      <TextField
        name="minutesPerMonth"
        label={t('manage.quota.label')}
        help={t('manage.quota.help')}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}
