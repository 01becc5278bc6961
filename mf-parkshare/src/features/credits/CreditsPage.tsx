import { usePagedCall, usePageTitle, useSession } from '@park/platform';
import { ButtonLink, Page, SkeletonTable } from '@park/ui';
import { PagedList } from '@park/ui/pages';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { CreditLineTable } from './CreditLineTable';

/** Every change of the own credits with its reason. */
export default function CreditsPage() {
  const { t } = useParkshareTexts();
  const { user } = useSession();
  const list = usePagedCall('GET /api/parking/credits', {});
  usePageTitle(t('creditPage.title'));
  return (
    <Page
      title={t('creditPage.title')}
      count={user ? t('credits', { count: user.parkshareCredits }) : undefined}
      lead={t('creditPage.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <ButtonLink variant="primary" href="/parkshare">
          {t('bookings.book')}
        </ButtonLink>
      }
    >
      <PagedList
        list={list}
        skeleton={<SkeletonTable rows={8} columns={4} />}
        empty={{ title: t('creditPage.none.title'), reason: t('creditPage.none.reason') }}
      >
        {(lines) => (
          <CreditLineTable
            caption={t('creditPage.list')}
            lines={lines}
            reasonOf={({ reason }) => t(`creditPage.reason.${reason}`)}
          />
        )}
      </PagedList>
    </Page>
  );
}
