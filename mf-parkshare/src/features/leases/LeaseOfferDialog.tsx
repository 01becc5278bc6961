import { useCommand } from '@park/platform';
import { Cluster, useToast, useUiTexts, type Option } from '@park/ui';
import { DateField, FormDialog, SelectField, useForm, type OutputOf } from '@park/ui/form';
import type { ReactNode } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseInput } from './lease-input';

export interface LeaseOfferDialogProps {
  readonly title: string;
  /** Days that the form begins with. */
  readonly days: { readonly firstDay: string; readonly lastDay: string };
  readonly spots: readonly Option[];
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  /** Input of `choice` would be lost too. */
  readonly hasOtherInput?: boolean;
  /** Above the spots: what decides which ones there are. Call its parameter to clear the chosen spot. */
  readonly choice?: (clearSpot: () => void) => ReactNode;
}

/** Offers a spot to a company for some time. */
export function LeaseOfferDialog({
  title,
  days,
  spots,
  companies,
  onClose,
  hasOtherInput = false,
  choice,
}: LeaseOfferDialogProps) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const toast = useToast();
  const command = useCommand('POST /api/parking/leases', { refreshes: ['GET /api/parking'] });
  const form = useForm({ schema: LeaseInput, defaultValues: { spotId: '', companyId: '', ...days } });

  async function send(body: OutputOf<typeof LeaseInput>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('leases.offered') });
    onClose();
  }

  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('leases.confirm')}
      busyText={t('release.running')}
      hasOtherInput={hasOtherInput}
    >
      {choice?.(() => form.setValue('spotId', ''))}
      <SelectField name="spotId" label={t('manager.spot')} placeholder={choose} options={spots} />
      <SelectField
        name="companyId"
        label={t('leases.to')}
        placeholder={choose}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('release.firstDay')} />
        <DateField name="lastDay" label={t('release.lastDay')} />
      </Cluster>
    </FormDialog>
  );
}
