import { LeaseBody } from '@park/contract/parking-leases';
import { addDays, useCall, useCommand, useFormat, useServices } from '@park/platform';
import { Button, Cluster, Dialog, Field, Select, useToast, useUiTexts } from '@park/ui';
import { DateField, Form, SelectField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

const usualDays = 180;

/** Offers a spot that no company has to a company. */
export function OfferParkSpotDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const lots = useCall('GET /api/parking/park/lots', {});
  const [lotId, setLotId] = useState('');
  return (
    <Dialog open onClose={onClose} title={t('parkLeases.offer')} closeOnBackdrop={false}>
      {lots.status === 'failed' && (
        <LoadFailure error={lots.error} onRetry={lots.retry} isRetrying={lots.isRefreshing} />
      )}
      <Field label={t('parkLeases.lot')}>
        {(control) => (
          <Select
            {...control}
            placeholder={choose}
            options={lots.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={lotId}
            onChange={({ target }) => setLotId(target.value)}
          />
        )}
      </Field>
      {lotId !== '' && <OfferForm key={lotId} lotId={lotId} onClose={onClose} />}
    </Dialog>
  );
}

function OfferForm({ lotId, onClose }: { readonly lotId: string; readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { cancel, choose } = useUiTexts();
  const { clock } = useServices();
  const format = useFormat();
  const toast = useToast();
  const query = useCall('GET /api/parking/park/lots/{id}/spots', { params: { id: lotId } });
  const command = useCommand('POST /api/parking/leases', { refreshes: ['GET /api/parking'] });
  const today = format.dayOf(clock());
  const form = useForm({
    schema: LeaseBody,
    defaultValues: { spotId: '', companyId: '', firstDay: today, lastDay: addDays(today, usualDays) },
  });

  async function send(body: OutputOf<typeof LeaseBody>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('leases.offered') });
    onClose();
  }

  if (query.status === 'failed')
    return <LoadFailure error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />;
  const spots = query.data?.spots.filter(({ holder, isRetired }) => holder === null && !isRetired) ?? [];
  if (query.data && spots.length === 0) return <p role="status">{t('parkLeases.noSpots')}</p>;
  return (
    <Form form={form} onSubmit={send} label={t('parkLeases.offer')}>
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
      <Cluster justify="end">
        <Button onClick={onClose}>{cancel}</Button>
        <SubmitButton busyText={t('release.running')}>{t('leases.confirm')}</SubmitButton>
      </Cluster>
    </Form>
  );
}
