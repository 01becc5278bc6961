import { useCall, usePageTitle } from '@park/platform';
import { Page, SkeletonTable } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { CompanyCredits } from './CompanyCredits';

/** The company's pool, and what its people have of it. */
export default function CompanyCreditsPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/credits/company', {});
  usePageTitle(t('company.title'));
  return (
    <Page
      title={t('company.title')}
      state={query.data?.company.name}
      breadcrumbs={[
        { label: t('parking.title'), href: '/parkshare' },
        { label: t('company.manager'), href: '/parkshare/manager' },
      ]}
    >
      <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={4} />} notAllowedTitle={t('notAllowed')}>
        {(answer) => <CompanyCredits answer={answer} />}
      </QueryContent>
    </Page>
  );
}
