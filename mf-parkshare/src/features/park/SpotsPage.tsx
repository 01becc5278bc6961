import type { ManagedSpot } from '@park/contract/parking-park';
import { isNotFound, useCall, usePageTitle, useSearchParams } from '@park/platform';
import { Button, ButtonLink, EmptyState, Page, SkeletonTable } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { SpotList } from './SpotList';

const SpotDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "park-dialogs" */ './SpotDialog')).SpotDialog,
);

/** The spots of a car park: number, kind, company, retired or not. */
export default function SpotsPage() {
  const { t } = useParkshareTexts();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? 'none';
  const query = useCall('GET /api/parking/park/lots/{id}/spots', { params: { id } });
  const [edited, setEdited] = useState<ManagedSpot | 'new'>();
  const list = useRef<HTMLDivElement>(null);
  // A retired spot leaves the list of those in use, with the button that opened its dialog.
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  const closeDialog = () => {
    setEdited(undefined);
    focusList();
  };
  const title = query.data ? t('spotList.title', { lot: query.data.lot.name }) : t('lots.spots');
  usePageTitle(title);
  return (
    <Page
      title={title}
      count={query.data?.spots.filter(({ isRetired }) => !isRetired).length}
      breadcrumbs={[
        { label: t('parking.title'), href: '/parkshare' },
        { label: t('lots.title'), href: '/parkshare/park/lots' },
      ]}
      action={
        query.data && (
          <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
            {t('spotList.create')}
          </Button>
        )
      }
    >
      <ParkSections />
      {query.status === 'failed' && isNotFound(query.error) ? (
        <EmptyState
          kind="filteredOut"
          title={t('spotList.missing.title')}
          reason={t('spotList.missing.reason')}
          action={<ButtonLink href="/parkshare/park/lots">{t('spotList.missing.action')}</ButtonLink>}
        />
      ) : (
        <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={5} />} notAllowedTitle={t('notAllowed')}>
          {(answer) => (
            <FocusFrame ref={list} label={title}>
              <SpotList answer={answer} onEdit={setEdited} />
            </FocusFrame>
          )}
        </QueryContent>
      )}
      {edited && query.data && (
        <SpotDialog spot={edited === 'new' ? undefined : edited} answer={query.data} onClose={closeDialog} />
      )}
    </Page>
  );
}
