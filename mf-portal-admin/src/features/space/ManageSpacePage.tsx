import { usePagedCall, usePageTitle, useSearchParams } from '@park/platform';
import { Page, SegmentedControl, SkeletonTable, UiLink } from '@park/ui';
import { FocusFrame, PagedList, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { RequestCard } from './RequestCard';
import { SpaceAnswer } from './SpaceAnswer';
import styles from './Space.module.css';

/** The park's staff answer requests for space. */
export default function ManageSpacePage() {
  const { t } = usePortalTexts();
  const [address, setAddress] = useSearchParams();
  const state = address.get('state') === 'closed' ? 'closed' : 'open';
  const list = usePagedCall('GET /api/space-requests', { query: { state } });
  const frame = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(frame);
  usePageTitle(t('space.manage.title'));
  const show = (wanted: 'open' | 'closed') =>
    setAddress(wanted === 'closed' ? { state: 'closed' } : {}, { replace: true });
  return (
    <Page
      title={t('space.manage.title')}
      lead={t('space.manage.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      <SegmentedControl
        legend={t('space.manage.filter.label')}
        size="small"
        value={state}
        onChange={show}
        options={[
          { value: 'open', label: t('space.manage.filter.open') },
          { value: 'closed', label: t('space.manage.filter.closed') },
        ]}
      />
      <FocusFrame ref={frame}>
        <PagedList
          list={list}
          skeleton={<SkeletonTable />}
          empty={{ title: t('space.manage.none.title'), reason: t('space.manage.none.reason') }}
          filteredOut={
            state === 'closed' && {
              title: t('space.manage.noneClosed.title'),
              reason: t('space.manage.noneClosed.reason'),
              clearLabel: t('space.manage.noneClosed.action'),
              onClear: () => show('open'),
            }
          }
        >
          {(requests) => (
            <ul className={styles.requests} aria-label={t('space.manage.list')}>
              {requests.map((request) => (
                <RequestCard
                  key={request.id}
                  request={request}
                  headingLevel={2}
                  title={request.company.name}
                  contact={
                    request.requestedBy && (
                      <p>
                        {t('space.manage.contact', { name: request.requestedBy.name })},{' '}
                        <UiLink href={`mailto:${request.requestedBy.email}`}>{request.requestedBy.email}</UiLink>
                      </p>
                    )
                  }
                >
                  <SpaceAnswer request={request} onAnswered={focusList} />
                </RequestCard>
              ))}
            </ul>
          )}
        </PagedList>
      </FocusFrame>
    </Page>
  );
}
