import { useCall, usePageTitle } from '@park/platform';
import { EmptyState, Page, Section, SkeletonTable } from '@park/ui';
import { FocusFrame, QueryContent, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { AskForm } from './AskForm';
import { RequestCard } from './RequestCard';
import styles from './Space.module.css';
import { SpaceDecision } from './SpaceDecision';

/** A company asks for space and decides about the park's offers. */
export default function SpacePage() {
  const { t } = usePortalTexts();
  const own = useCall('GET /api/space-requests/own', {});
  const frame = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(frame);
  usePageTitle(t('space.title'));
  return (
    <Page
      title={t('space.title')}
      lead={t('space.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      <QueryContent query={own} skeleton={<SkeletonTable />}>
        {({ mayAsk, items }) => (
          <div className={styles.sections}>
            {mayAsk && (
              <Section title={t('space.ask.title')}>
                <AskForm />
              </Section>
            )}
            {!mayAsk && !items.some(({ may }) => may.decide.length > 0) && (
              <EmptyState
                kind="notAllowed"
                title={t('space.notForCompany.title')}
                reason={t('space.notForCompany.reason')}
              />
            )}
            {items.length > 0 && (
              <Section title={t('space.list')}>
                <FocusFrame ref={frame}>
                  <ul className={styles.requests}>
                    {items.map((request) => (
                      <RequestCard key={request.id} request={request}>
                        <SpaceDecision request={request} onDecided={focusList} />
                      </RequestCard>
                    ))}
                  </ul>
                </FocusFrame>
              </Section>
            )}
          </div>
        )}
      </QueryContent>
    </Page>
  );
}
