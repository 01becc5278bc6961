import { MonthlyAmountBody } from '@park/contract/parking-credits';
import { useCommand, useFormat } from '@park/platform';
import { Cluster, useToast } from '@park/ui';
import { Form, NumberField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** What each person receives from the pool on the 1st. */
export function MonthlyAmount({ personMonthly, nextGrantOn }: { personMonthly: number; nextGrantOn: string }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const toast = useToast();
  const save = useCommand('PUT /api/parking/credits/monthly', { refreshes: ['GET /api/parking/credits/company'] });
  const form = useForm({ schema: MonthlyAmountBody, defaultValues: { personMonthly } });
  async function handleSubmit(body: OutputOf<typeof MonthlyAmountBody>): Promise<void> {
    const result = await save.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    form.reset(body);
    toast.show({ message: t('company.monthlySaved', { day: format.day(nextGrantOn) }) });
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Cluster>
        <NumberField name="personMonthly" label={t('company.monthly')} help={t('company.monthlyHelp')} min={0} />
        <SubmitButton busyText={t('release.running')}>{t('company.monthlySave')}</SubmitButton>
      </Cluster>
    </Form>
  );
}
