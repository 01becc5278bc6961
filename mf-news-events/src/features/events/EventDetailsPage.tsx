import type { EventDetail } from '@park/contract/events';
import { useCall, usePageTitle, useSearchParams, useServices, useStructuredData } from '@park/platform';
import { Cluster, Notice, Page, Section, SkeletonText, Stack } from '@park/ui';
import { DetailsFrame, OtherLanguageNotice, PendingTitle, LoadError, RichText } from '@park/ui/pages';
import { Cover } from '../../shared/Cover';
import { labelIn, useCatalog } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { Agenda } from './Agenda';
import { EventActions } from './EventActions';
import { EventFacts, FurtherEvents } from './EventFacts';
import { EventBadges } from './EventBadges';
import styles from './EventDetailsPage.module.css';
import { momentOf } from './event-times';
import { MissingEvent } from './MissingEvent';

export default function EventDetailsPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <Event key={id} id={id} /> : <MissingEvent />;
}

function Event({ id }: { id: string }) {
  const { t } = useNewsEventsTexts();
  const query = useCall('GET /api/events/{id}', { params: { id } });
  const types = useCatalog('event-types');
  const event = query.data;
  usePageTitle(event?.title);
  useStructuredData(event?.structuredData);
  const breadcrumbs = [{ label: t('events.title'), href: '/events' }];

  if (query.status === 'failed') {
    // The api refuses a malformed id as invalid; for the reader it is not found.
    if ([400, 404].includes(query.error.status ?? 0)) return <MissingEvent />;
    return (
      <Page title={t('event.title')} breadcrumbs={breadcrumbs}>
        <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
      </Page>
    );
  }
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
      action={event && <EventActions event={event} />}
      lead={event?.summary && <span lang={event.language}>{event.summary}</span>}
    >
      {event ? (
        <>
          <EventOpening event={event} />
          <DetailsFrame facts={<EventFacts event={event} />} further={<FurtherEvents event={event} />}>
            <EventText event={event} />
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

function EventText({ event }: { event: EventDetail }) {
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
      {event.hasAgenda && <Agenda event={event} />}
    </>
  );
}
