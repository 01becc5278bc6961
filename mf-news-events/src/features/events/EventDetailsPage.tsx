import type { Preview } from '@park/contract/drafts';
import type { AgendaItem, EventDetail } from '@park/contract/events';
import {
  isNotFound,
  useCall,
  usePageTitle,
  useSearchParams,
  useServices,
  useStructuredData,
  type QueryState,
} from '@park/platform';
import { Cluster, Notice, Page, Section, SkeletonText, Stack } from '@park/ui';
import { DetailsFrame, lastListAddress, OtherLanguageNotice, PendingTitle, LoadError, RichText } from '@park/ui/pages';
import { Cover } from '../../shared/Cover';
import { PreviewNotice } from '../../shared/PreviewNotice';
import { labelIn, useCatalog } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { Agenda } from './Agenda';
import { EventActions } from './EventActions';
import { EventFacts, FurtherDates, FurtherEvents } from './EventFacts';
import { EventBadges } from './EventBadges';
import styles from './EventDetailsPage.module.css';
import { Registration } from './Registration';
import { momentOf } from './event-times';
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

interface EventViewProps {
  /** Undefined while it loads. */
  readonly event: EventDetail | undefined;
  readonly preview?: Preview | undefined;
}

function EventView({ event, preview }: EventViewProps) {
  const { t } = useNewsEventsTexts();
  const types = useCatalog('event-types');
  const breadcrumbs = [{ label: t('events.title'), href: lastListAddress('/events') }];
  return (
    <Page
      breadcrumbs={breadcrumbs}
      title={event ? <span lang={event.language}>{event.title}</span> : <PendingTitle kind={t('event.title')} />}
      state={
        event && (
          <Cluster gap={1}>
            <EventBadges event={event} typeLabel={labelIn(types, event.type)} />
          </Cluster>
        )
      }
      action={event && !preview && <EventActions event={event} />}
      lead={event?.summary && <span lang={event.language}>{event.summary}</span>}
    >
      {event ? (
        <>
          {preview && <PreviewNotice expiresAt={preview.expiresAt} />}
          <EventOpening event={event} />
          <Registration event={event} />
          <DetailsFrame
            facts={<EventFacts event={event} />}
            further={
              <>
                <FurtherDates event={event} />
                <FurtherEvents event={event} />
              </>
            }
          >
            <EventText event={event} agenda={preview?.agenda} />
          </DetailsFrame>
        </>
      ) : (
        <DetailsFrame facts={<SkeletonText lines={5} />}>
          <SkeletonText lines={10} />
        </DetailsFrame>
      )}
    </Page>
  );
}

/** The most important facts, above the others on a small screen. */
function EventOpening({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const { clock } = useServices();
  const isCancelled = event.status === 'cancelled';
  if (!isCancelled && momentOf(event, clock()) !== 'over') return null;
  return (
    <div className={styles.opening}>
      {isCancelled ? <Notice tone="warning">{t('event.isCancelled')}</Notice> : <Notice>{t('event.isOver')}</Notice>}
    </div>
  );
}

function EventText({ event, agenda }: { event: EventDetail; agenda?: readonly AgendaItem[] | undefined }) {
  const { t } = useNewsEventsTexts();
  return (
    <>
      <div className={styles.cover}>
        <Cover image={event.image} title={event.title} isFirst />
      </div>
      {event.content.trim() && (
        <Section title={t('event.about')}>
          <Stack>
            <OtherLanguageNotice language={event.language} />
            <RichText html={event.content} lang={event.language} />
          </Stack>
        </Section>
      )}
      {event.hasAgenda && <Agenda event={event} items={agenda} />}
    </>
  );
}
