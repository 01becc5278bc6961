import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, Page, SegmentedControl, SkeletonTable, Stack } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseTable } from '../leases/LeaseTable';

const OfferParkSpotDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "park-dialogs" */ './OfferParkSpotDialog')).OfferParkSpotDialog,
);

const filters = ['all', 'park', 'offered'] as const;

/** All leases; the park offers its own spots to companies. */
export default function LeasesPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/leases', {});
  const [isOffering, setIsOffering] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  usePageTitle(t('parkLeases.title'));
  return (
    <Page
      title={t('parkLeases.title')}
      lead={t('parkLeases.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsOffering(true)}>
          {t('parkLeases.offer')}
        </Button>
      }
    >
      <ParkSections />
      <FocusFrame ref={list}>
        <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={6} />} notAllowedTitle={t('notAllowed')}>
          {({ items }) => {
            const shown = items.filter(
              ({ from, state }) => filter === 'all' || (filter === 'park' ? from === null : state === 'offered'),
            );
            return (
              <Stack gap={4}>
                <SegmentedControl
                  legend={t('parkLeases.filter.legend')}
                  options={filters.map((value) => ({ value, label: t(`parkLeases.filter.${value}`) }))}
                  value={filter}
                  onChange={setFilter}
                />
                {shown.length > 0 ? (
                  <LeaseTable leases={shown} onDecided={focusList} />
                ) : items.length === 0 ? (
                  <EmptyState
                    kind="nothingYet"
                    title={t('parkLeases.none.title')}
                    reason={t('parkLeases.none.reason')}
                  />
                ) : (
                  <EmptyState
                    kind="filteredOut"
                    title={t('parkLeases.noMatch.title')}
                    reason={t('parkLeases.noMatch.reason')}
                    action={<Button onClick={() => setFilter('all')}>{t('parkLeases.noMatch.action')}</Button>}
                  />
                )}
              </Stack>
            );
          }}
        </QueryContent>
      </FocusFrame>
      {isOffering && <OfferParkSpotDialog onClose={() => setIsOffering(false)} />}
    </Page>
  );
}
