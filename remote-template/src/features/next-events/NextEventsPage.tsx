import { useCall, usePageTitle } from '@park/platform';
import { ErrorPanel, Page, SkeletonCards, Stack } from '@park/ui';
import { useExampleTexts } from '../../texts/use-example-texts';
import { EventCards } from './EventCards';

/** The page's first call stands in `remote.config.ts` with the same query, so its answer comes with the page. */
export default function NextEventsPage() {
  const { t } = useExampleTexts();
  const events = useCall('GET /api/events/query', { query: { upcoming: true, pageSize: 6 } });
  usePageTitle(t('nextEvents.title'));
  return (
    <Page title={t('nextEvents.title')}>
      <Stack gap={6}>
        <p>{t('nextEvents.lead')}</p>
        {events.status === 'pending' && <SkeletonCards count={6} />}
        {events.status === 'failed' && (
          <ErrorPanel error={events.error} onRetry={events.retry} isRetrying={events.isRefreshing} />
        )}
        {events.status === 'ready' && <EventCards events={events.data.items} />}
      </Stack>
    </Page>
  );
}
