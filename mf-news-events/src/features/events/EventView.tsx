import type { Preview } from '@park/contract/drafts';
import type { AgendaItem, EventDetail } from '@park/contract/events';
import { useServices } from '@park/platform';
import { Cluster, Notice, Page, Section, SkeletonText, Stack } from '@park/ui';
import { DetailsFrame, lastListAddress, OtherLanguageNotice, PendingTitle, RichText } from '@park/ui/pages';
import { Cover } from '../../shared/Cover';
import { CoverFrame } from '../../shared/CoverFrame';
import { PreviewNotice } from '../../shared/PreviewNotice';
import { labelIn, useCatalog } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { Agenda } from './Agenda';
import { EventActions } from './EventActions';
import { EventBadges } from './EventBadges';
import { EventFacts, FurtherDates, FurtherEvents } from './EventFacts';
import { momentOf } from './event-moment';
import styles from './EventView.module.css';
import { Registration } from './Registration';

export interface EventViewProps {
  /** Undefined while it loads. */
  readonly event: EventDetail | undefined;
  readonly preview?: Preview | undefined;
}

/** The page of an event, or of the preview of one. */
export function EventView({ event, preview }: EventViewProps) {
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
      <CoverFrame className={styles.cover}>
        <Cover image={event.image} title={event.title} isFirst />
      </CoverFrame>
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
