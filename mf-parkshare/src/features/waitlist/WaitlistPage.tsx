import { useCall, usePageTitle } from '@park/platform';
import { ButtonLink, EmptyState, Page, VisuallyHidden } from '@park/ui';
import { FocusFrame, QueryContent, Rows, RowsSkeleton, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { WaitlistRow } from './WaitlistRow';

/** Own waitlist entries with place, rule and answers. */
export default function WaitlistPage() {
  const { t } = useParkshareTexts();
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = useFocusAfterRender(frame);
  const query = useCall('GET /api/parking/waitlist', {}, { refetchIntervalMs: 30_000 });
  usePageTitle(t('waitlist.title'));
  const { data } = query;
  return (
    <Page
      title={t('waitlist.title')}
      count={data && data.open > 0 ? t('waitlist.open', { open: data.open, max: data.maxOpen }) : undefined}
      lead={t('waitlist.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
    >
      <FocusFrame ref={frame}>
        <QueryContent query={query} skeleton={<RowsSkeleton count={4} />} notAllowedTitle={t('notAllowed')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                kind="nothingYet"
                title={t('waitlist.none.title')}
                reason={t('waitlist.none.reason')}
                action={
                  <ButtonLink variant="primary" href="/parkshare">
                    {t('waitlist.none.action')}
                  </ButtonLink>
                }
              />
            ) : (
              <>
                <VisuallyHidden as="h2">{t('waitlist.list')}</VisuallyHidden>
                <Rows>
                  {items.map((entry) => (
                    <WaitlistRow key={entry.id} entry={entry} onEnded={focusFrame} />
                  ))}
                </Rows>
              </>
            )
          }
        </QueryContent>
      </FocusFrame>
    </Page>
  );
}
