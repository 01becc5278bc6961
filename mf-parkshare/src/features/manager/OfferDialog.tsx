import type { CompanySpots } from '@park/contract/parking-holding';
import { useCommand } from '@park/platform';
import { Cluster, useToast, useUiTexts } from '@park/ui';
import { DateField, FormDialog, SelectField, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseInput } from '../leases/lease-input';

interface OfferDialogProps {
  readonly week: CompanySpots;
  readonly onClose: () => void;
}

/** Offers one of the company's spots to another company for some time. */
export function OfferDialog({ week, onClose }: OfferDialogProps) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const toast = useToast();
  const command = useCommand('POST /api/parking/leases', { refreshes: ['GET /api/parking'] });
  const form = useForm({
    schema: LeaseInput,
    defaultValues: { spotId: '', companyId: '', firstDay: week.today, lastDay: week.today },
  });

  async function send(body: OutputOf<typeof LeaseInput>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('leases.offered') });
    onClose();
  }

  return (
    <FormDialog
      title={t('leases.offer')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('leases.confirm')}
      busyText={t('release.running')}
    >
      <SelectField
        name="spotId"
        label={t('manager.spot')}
        placeholder={choose}
        options={week.spots
          .filter(({ isSublet }) => !isSublet)
          .map(({ spot }) => ({
            value: spot.id,
            label: t('ownSpot.name', { spot: spot.number, lot: spot.lot.name }),
          }))}
      />
      <SelectField
        name="companyId"
        label={t('leases.to')}
        placeholder={choose}
        options={week.companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('release.firstDay')} />
        <DateField name="lastDay" label={t('release.lastDay')} />
      </Cluster>
    </FormDialog>
  );
}
