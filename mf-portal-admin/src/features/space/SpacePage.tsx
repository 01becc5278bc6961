import { useCall, usePageTitle } from '@park/platform';
import { EmptyState, ErrorPanel, Page, Section, SkeletonTable } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { AskForm } from './AskForm';
import { RequestCard } from './RequestCard';
import styles from './Space.module.css';
import { SpaceDecision } from './SpaceDecision';

/** A company asks for space and decides about the park's offers. */
export default function SpacePage() {
  const { t } = usePortalTexts();
  const own = useCall('GET /api/space-requests/own', {});
  usePageTitle(t('space.title'));
  const hasOpen = own.data?.items.some(({ may }) => may.decide.length > 0) ?? false;
  return (
    <Page
      title={t('space.title')}
      lead={t('space.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      {own.status === 'pending' && <SkeletonTable />}
      {own.status === 'failed' && <ErrorPanel error={own.error} onRetry={own.retry} isRetrying={own.isRefreshing} />}
      {own.data && (
        <div className={styles.sections}>
          {own.data.mayAsk && (
            <Section title={t('space.ask.title')}>
              <AskForm />
            </Section>
          )}
          {!own.data.mayAsk && !hasOpen && (
            <EmptyState
              kind="notAllowed"
              title={t('space.notForCompany.title')}
              reason={t('space.notForCompany.reason')}
            />
          )}
          {own.data.items.length > 0 && (
            <Section title={t('space.list')}>
              <ul className={styles.requests}>
                {own.data.items.map((request) => (
                  <RequestCard key={request.id} request={request}>
                    <SpaceDecision request={request} />
                  </RequestCard>
                ))}
              </ul>
            </Section>
          )}
        </div>
      )}
    </Page>
  );
}
