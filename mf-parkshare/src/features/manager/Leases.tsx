import type { CompanySpots } from '@park/contract/parking-holding';
import { useCall } from '@park/platform';
import { Button, EmptyState, Section, SkeletonTable } from '@park/ui';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseTable } from '../leases/LeaseTable';

const OfferDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "manager-dialogs" */ './OfferDialog')).OfferDialog,
);

/** Leases that the company has, gave or was offered. */
export function Leases({ week }: { readonly week: CompanySpots }) {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/leases', {});
  const [isOffering, setIsOffering] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  return (
    <Section
      title={t('leases.title')}
      action={
        week.spots.some(({ isSublet }) => !isSublet) && (
          <Button onClick={() => setIsOffering(true)}>{t('leases.offer')}</Button>
        )
      }
    >
      <FocusFrame ref={list}>
        <QueryContent query={query} skeleton={<SkeletonTable />} compact notAllowedTitle={t('notAllowed')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState kind="nothingYet" title={t('leases.none.title')} reason={t('leases.none.reason')} />
            ) : (
              <LeaseTable leases={items} onDecided={focusList} />
            )
          }
        </QueryContent>
      </FocusFrame>
      {isOffering && <OfferDialog week={week} onClose={() => setIsOffering(false)} />}
    </Section>
  );
}
