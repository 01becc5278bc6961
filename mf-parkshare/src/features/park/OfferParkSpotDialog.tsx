import { addDays, useCall, useCommand, useFormat, useServices } from '@park/platform';
import { Cluster, Field, Select, useToast, useUiTexts } from '@park/ui';
import { DateField, FormDialog, SelectField, useForm, type OutputOf } from '@park/ui/form';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseInput } from '../leases/lease-input';

const usualDays = 180;

/** Offers a spot that no company has to a company. */
export function OfferParkSpotDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const { clock } = useServices();
  const format = useFormat();
  const toast = useToast();
  const [lotId, setLotId] = useState('');
  const lots = useCall('GET /api/parking/park/lots', {});
  const query = useCall(
    'GET /api/parking/park/lots/{id}/spots',
    { params: { id: lotId === '' ? 'none' : lotId } },
    // The companies are those of every car park.
    { enabled: lotId !== '', keepPrevious: true },
  );
  const command = useCommand('POST /api/parking/leases', { refreshes: ['GET /api/parking'] });
  const today = format.dayOf(clock());
  const form = useForm({
    schema: LeaseInput,
    defaultValues: { spotId: '', companyId: '', firstDay: today, lastDay: addDays(today, usualDays) },
  });
  const failed = [lots, query].find(({ status }) => status === 'failed');
  const loaded = query.data?.lot.id === lotId ? query.data : undefined;
  const spots = loaded?.spots.filter(({ holder, isRetired }) => holder === null && !isRetired) ?? [];

  async function send(body: OutputOf<typeof LeaseInput>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('leases.offered') });
    onClose();
  }

  return (
    <FormDialog
      title={t('parkLeases.offer')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('leases.confirm')}
      busyText={t('release.running')}
      hasOtherInput={lotId !== ''}
    >
      {failed?.status === 'failed' && (
        <LoadError
          compact
          error={failed.error}
          onRetry={failed.retry}
          isRetrying={failed.isRefreshing}
          notAllowedTitle={t('notAllowed')}
        />
      )}
      <Field label={t('parkLeases.lot')}>
        {(control) => (
          <Select
            {...control}
            placeholder={choose}
            options={lots.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={lotId}
            onChange={({ target }) => {
              setLotId(target.value);
              form.setValue('spotId', '');
            }}
          />
        )}
      </Field>
      {loaded && spots.length === 0 && <p role="status">{t('parkLeases.noSpots')}</p>}
      <SelectField
        name="spotId"
        label={t('manager.spot')}
        placeholder={choose}
        options={spots.map(({ id, number, kind }) => ({ value: id, label: `${number}, ${t(`kinds.${kind}`)}` }))}
      />
      <SelectField
        name="companyId"
        label={t('leases.to')}
        placeholder={choose}
        options={query.data?.companies.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('release.firstDay')} />
        <DateField name="lastDay" label={t('release.lastDay')} />
      </Cluster>
    </FormDialog>
  );
}
