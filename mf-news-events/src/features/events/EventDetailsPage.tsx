import { isNotFound, useCall, usePageTitle, useSearchParams, useStructuredData, type QueryState } from '@park/platform';
import { Page } from '@park/ui';
import { lastListAddress, LoadError } from '@park/ui/pages';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { EventView } from './EventView';
import { MissingEvent } from './MissingEvent';

export default function EventDetailsPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const draft = parameters.get('draft');
  if (draft) return <DraftEvent token={draft} />;
  return id ? <Event key={id} id={id} /> : <MissingEvent />;
}

function Event({ id }: { id: string }) {
  const query = useCall('GET /api/events/{id}', { params: { id } });
  const event = query.data;
  usePageTitle(event?.title);
  useStructuredData(event?.structuredData);
  if (query.status === 'failed') return <FailedEvent query={query} />;
  return <EventView event={event} />;
}

/** An event that is being written, for people with the address of its preview. */
function DraftEvent({ token }: { token: string }) {
  const query = useCall('GET /api/publishing/previews/{token}', { params: { token } });
  usePageTitle(query.data?.event?.title);
  if (query.status === 'failed') return <FailedEvent query={query} />;
  // The address belongs to the preview of an article.
  if (query.data && !query.data.event) return <MissingEvent />;
  return <EventView event={query.data?.event} preview={query.data} />;
}

/** In place of an event or a preview that did not load. */
function FailedEvent({ query }: { query: Extract<QueryState<unknown>, { status: 'failed' }> }) {
  const { t } = useNewsEventsTexts();
  // The api refuses a malformed id as invalid; for the reader it is not found.
  if (query.error.status === 400 || isNotFound(query.error)) return <MissingEvent />;
  return (
    <Page title={t('event.title')} breadcrumbs={[{ label: t('events.title'), href: lastListAddress('/events') }]}>
      <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
    </Page>
  );
}
