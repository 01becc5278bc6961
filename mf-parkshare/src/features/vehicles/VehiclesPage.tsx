import { plateLength } from '@park/contract/parking-limits';
import type { Vehicle } from '@park/contract/parking-permits';
import { useCall, useCommand, usePageTitle } from '@park/platform';
import { Page, SkeletonText, Stack, useToast } from '@park/ui';
import { CheckboxField, Form, SubmitButton, TextField, useForm, type OutputOf } from '@park/ui/form';
import { QueryContent } from '@park/ui/pages';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { vehicleRows, VehiclesInput } from './vehicles-input';
import styles from './VehiclesPage.module.css';

/** Up to three vehicles; an electric one opens electric spots. */
export default function VehiclesPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/vehicles', {});
  usePageTitle(t('vehicles.title'));
  return (
    <Page
      title={t('vehicles.title')}
      lead={t('vehicles.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
    >
      <QueryContent query={query} skeleton={<SkeletonText lines={5} />} notAllowedTitle={t('notAllowed')}>
        {({ vehicles }) => <VehiclesForm stored={vehicles} />}
      </QueryContent>
    </Page>
  );
}

function VehiclesForm({ stored }: { readonly stored: readonly Vehicle[] }) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const command = useCommand('PUT /api/parking/vehicles', { refreshes: ['GET /api/parking'] });
  const form = useForm({ schema: VehiclesInput, defaultValues: { vehicles: vehicleRows(stored) } });

  async function save(body: OutputOf<typeof VehiclesInput>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    form.reset({ vehicles: vehicleRows(result.data.vehicles) });
    toast.show({ message: t('vehicles.saved') });
  }

  return (
    <Form form={form} onSubmit={save} className={styles.form}>
      {vehicleRows([]).map((_empty, index) => (
        // The rows are places, not vehicles: they are never reordered.
        <Stack key={index} gap={2}>
          <TextField
            name={`vehicles.${index}.plate`}
            label={t('vehicles.plate', { number: index + 1 })}
            maxLength={plateLength.max}
            autoComplete="off"
            autoCapitalize="characters"
            optional
          />
          <CheckboxField
            name={`vehicles.${index}.isElectric`}
            label={t('vehicles.isElectric', { number: index + 1 })}
          />
        </Stack>
      ))}
      <SubmitButton busyText={t('vehicles.saving')}>{t('vehicles.save')}</SubmitButton>
    </Form>
  );
}
