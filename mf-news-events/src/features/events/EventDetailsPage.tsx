import { useCall, usePageTitle, useSearchParams, useStructuredData } from '@park/platform';
import { lastListAddress, FailedRecord } from '@park/ui/pages';
import { MissingPreview } from '../../shared/MissingPreview';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { EventView } from './EventView';
import { MissingEvent } from './MissingEvent';

export default function EventDetailsPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const draft = parameters.get('draft');
  if (draft) return <DraftEvent key={draft} token={draft} />;
  return id ? <Event key={id} id={id} /> : <MissingEvent />;
}

/** Title and way back of the page when there is nothing to show. */
function useErrorFrame() {
  const { t } = useNewsEventsTexts();
  return { title: t('event.title'), breadcrumbs: [{ label: t('events.title'), href: lastListAddress('/events') }] };
}

function Event({ id }: { id: string }) {
  const query = useCall('GET /api/events/{id}', { params: { id } });
  const event = query.data;
  const frame = useErrorFrame();
  usePageTitle(event?.title);
  useStructuredData(event?.structuredData);
  if (query.status === 'failed') return <FailedRecord query={query} {...frame} missing={<MissingEvent />} />;
  return <EventView event={event} />;
}

/** An event that is being written, for people with the address of its preview. */
function DraftEvent({ token }: { token: string }) {
  const { t } = useNewsEventsTexts();
  const query = useCall('GET /api/publishing/previews/{token}', { params: { token } });
  const frame = useErrorFrame();
  usePageTitle(query.data?.event?.title);
  const missing = (
    <MissingPreview breadcrumbs={frame.breadcrumbs} action={{ label: t('event.notFound.action'), href: '/events' }} />
  );
  if (query.status === 'failed') return <FailedRecord query={query} {...frame} missing={missing} />;
  if (query.data && !query.data.event) return missing;
  return <EventView event={query.data?.event} preview={query.data} />;
}
