import { useCall, usePageTitle } from '@park/platform';
import { ButtonLink, Page, SkeletonCards, Stack } from '@park/ui';
import { asOnePage, PagedList } from '@park/ui/pages';
import { useExampleTexts } from '../../texts/use-example-texts';
import { EventCards } from './EventCards';

/** `remote.config.ts` names the same query as the page's first call, so that its response comes with the page. */
export default function NextEventsPage() {
  const { t } = useExampleTexts();
  const events = useCall('GET /api/events/query', { query: { upcoming: true, pageSize: 6 } });
  usePageTitle(t('nextEvents.title'));
  return (
    <Page title={t('nextEvents.title')}>
      <Stack gap={6}>
        <p>{t('nextEvents.lead')}</p>
        <PagedList
          list={asOnePage(events)}
          skeleton={<SkeletonCards count={6} />}
          empty={{
            title: t('nextEvents.none.title'),
            reason: t('nextEvents.none.reason'),
            action: <ButtonLink href="/events">{t('nextEvents.none.action')}</ButtonLink>,
          }}
        >
          {(items) => <EventCards events={items} />}
        </PagedList>
      </Stack>
    </Page>
  );
}
