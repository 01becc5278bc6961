import { addDays, useCall, useFormat, useServices } from '@park/platform';
import { Field, Select, useUiTexts } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseOfferDialog } from '../leases/LeaseOfferDialog';

const usualDays = 180;

/** Offers a spot that no company has to a company. */
export function OfferParkSpotDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const { clock } = useServices();
  const format = useFormat();
  const [lotId, setLotId] = useState('');
  const lots = useCall('GET /api/parking/park/lots', {});
  const query = useCall(
    'GET /api/parking/park/lots/{id}/spots',
    { params: { id: lotId === '' ? 'none' : lotId } },
    // The companies are those of every car park.
    { enabled: lotId !== '', keepPrevious: true },
  );
  const today = format.dayOf(clock());
  const failed = [lots, query].find(({ status }) => status === 'failed');
  const loaded = query.data?.lot.id === lotId ? query.data : undefined;
  const spots = loaded?.spots.filter(({ holder, isRetired }) => holder === null && !isRetired) ?? [];
  return (
    <LeaseOfferDialog
      title={t('parkLeases.offer')}
      days={{ firstDay: today, lastDay: addDays(today, usualDays) }}
      spots={spots.map(({ id, number, kind }) => ({ value: id, label: `${number}, ${t(`kinds.${kind}`)}` }))}
      companies={query.data?.companies ?? []}
      onClose={onClose}
      hasOtherInput={lotId !== ''}
      choice={(clearSpot) => (
        <>
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
                  clearSpot();
                }}
              />
            )}
          </Field>
          {loaded && spots.length === 0 && <p role="status">{t('parkLeases.noSpots')}</p>}
        </>
      )}
    />
  );
}
