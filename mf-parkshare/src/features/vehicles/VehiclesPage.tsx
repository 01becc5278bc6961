import { maxVehicles } from '@park/contract/parking-limits';
import type { Vehicle } from '@park/contract/parking-permits';
import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, Notice, Page, Stack } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, QueryContent, Rows, RowsSkeleton, useFocusAfterRender, lazyDialog } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { useRemoveVehicle } from './use-remove-vehicle';
import { VehicleRow } from './VehicleRow';

/** Forms are no part of the first screen. */
const VehicleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "own-vehicle" */ './VehicleDialog')).VehicleDialog,
);

const none: readonly Vehicle[] = [];

/** Own vehicles; an electric one opens electric spots. */
export default function VehiclesPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/vehicles', {});
  const vehicles = query.data?.vehicles ?? none;
  const [edited, setEdited] = useState<Vehicle | 'new'>();
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  const removal = useRemoveVehicle(vehicles, focusList);
  const isFull = vehicles.length >= maxVehicles;
  usePageTitle(t('vehicles.title'));
  return (
    <Page
      title={t('vehicles.title')}
      lead={t('vehicles.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <Button
          variant="primary"
          icon={<PlusIcon size={16} />}
          disabled={!query.data || isFull}
          onClick={() => setEdited('new')}
        >
          {t('vehicles.add')}
        </Button>
      }
    >
      <Stack gap={4}>
        <FocusFrame ref={list}>
          <QueryContent query={query} skeleton={<RowsSkeleton count={2} />} notAllowedTitle={t('notAllowed')}>
            {() =>
              vehicles.length === 0 ? (
                <EmptyState kind="nothingYet" title={t('vehicles.none.title')} reason={t('vehicles.none.reason')} />
              ) : (
                <Rows label={t('vehicles.title')}>
                  {vehicles.map((vehicle) => (
                    <VehicleRow
                      key={vehicle.plate}
                      vehicle={vehicle}
                      isChanging={removal.isRunning}
                      onEdit={setEdited}
                      onRemove={removal.remove}
                    />
                  ))}
                </Rows>
              )
            }
          </QueryContent>
        </FocusFrame>
        {isFull && <Notice tone="info">{t('vehicles.full', { count: maxVehicles })}</Notice>}
      </Stack>
      {edited && (
        <VehicleDialog
          vehicle={edited === 'new' ? undefined : edited}
          vehicles={vehicles}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}
