import { maxVehicles, plateLength } from '@park/contract/parking-limits';
import type { Vehicle } from '@park/contract/parking-permits';
import { useCall, useCommand, usePageTitle, useUnsavedChanges, type CallError } from '@park/platform';
import { Button, Checkbox, ErrorPanel, Field, Page, SkeletonText, Stack, TextInput, useToast } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
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
  const [failure, setFailure] = useState<CallError>();
  const [isDirty, setIsDirty] = useState(false);
  const [rows, setRows] = useState<readonly Vehicle[]>(() =>
    Array.from({ length: maxVehicles }, (_, index) => stored[index] ?? { plate: '', isElectric: false }),
  );
  useUnsavedChanges(isDirty);
  const change = (index: number, part: Partial<Vehicle>) => {
    setIsDirty(true);
    setRows(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  };

  async function save() {
    setFailure(undefined);
    const result = await command.run({ body: { vehicles: rows.filter(({ plate }) => plate.trim() !== '') } });
    if (!result.ok) return setFailure(result.error);
    setIsDirty(false);
    return toast.show({ message: t('vehicles.saved') });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={6}>
        {rows.map(({ plate, isElectric }, index) => (
          // The rows are places, not vehicles: they are never reordered.
          <Stack key={index} gap={2}>
            <Field label={t('vehicles.plate', { number: index + 1 })} optional>
              {(control) => (
                <TextInput
                  {...control}
                  value={plate}
                  maxLength={plateLength.max}
                  autoComplete="off"
                  autoCapitalize="characters"
                  onChange={(event) => change(index, { plate: event.target.value })}
                />
              )}
            </Field>
            <Checkbox
              label={t('vehicles.isElectric')}
              checked={isElectric}
              onChange={(event) => change(index, { isElectric: event.target.checked })}
            />
          </Stack>
        ))}
        {failure && <ErrorPanel compact headingLevel={2} error={failure} />}
        <div>
          <Button type="submit" variant="primary" busy={command.isRunning} busyText={t('vehicles.saving')}>
            {t('vehicles.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
