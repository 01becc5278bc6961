import type { CallResponse } from '@park/contract';
import { useCall, useFormat } from '@park/platform';
import { EmptyState, List, Section, StatusBadge, UiLink, VisuallyHidden } from '@park/ui';
import { eventHours, isOneDay, lastMoment } from '@park/ui/pages';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { DayLeaf } from './DayLeaf';
import { homeCalls } from './home-calls';
import styles from './HomePage.module.css';
import { QueryBody } from './QueryBody';
import { SkeletonRows } from './SkeletonRows';

const count = homeCalls.events.query.pageSize;

type Event = CallResponse<'GET /api/events/query'>['items'][number];

export function EventsSection({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const events = useCall('GET /api/events/query', homeCalls.events);
  return (
    <Section
      title={t('home.events.title')}
      action={hasRoute('/events') ? <UiLink href="/events">{t('home.events.all')}</UiLink> : undefined}
    >
      <QueryBody query={events} className={styles.events} skeleton={<SkeletonRows count={count} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="nothingYet"
              compact
              headingLevel={3}
              title={t('home.events.none')}
              reason={t('home.events.noneReason')}
            />
          ) : (
            <List className={styles.rows}>
              {items.map((event) => (
                <EventRow key={event.id} event={event} isLinked={hasRoute('/events/details')} />
              ))}
            </List>
          )
        }
      </QueryBody>
    </Section>
  );
}

function EventRow({ event, isLinked }: { event: Event; isLinked: boolean }) {
  const { t } = useShellTexts();
  const title = isLinked ? (
    <UiLink href={`/events/details?id=${encodeURIComponent(event.id)}`}>{event.title}</UiLink>
  ) : (
    event.title
  );
  return (
    <li className={styles.row}>
      <DayLeaf moment={event.startDate} />
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle} lang={event.language}>
          {title}
        </h3>
        <When event={event} />
      </div>
      {event.status === 'cancelled' && <StatusBadge status="danger">{t('home.events.cancelled')}</StatusBadge>}
    </li>
  );
}

/** The leaf shows the first day only visually; screen readers need the last day as well. */
function When({ event }: { event: Event }) {
  const { t } = useShellTexts();
  const format = useFormat();
  const { startDate, isAllDay, location, onlineUrl } = event;
  const isShort = isOneDay(event, format);
  const time = isAllDay ? t('home.events.allDay') : eventHours(event, format);
  const place = location || (onlineUrl ? t('home.events.online') : '');
  return (
    <p className={styles.rowMeta}>
      {isShort && <VisuallyHidden>{format.day(startDate)}, </VisuallyHidden>}
      {[isShort ? time : `${format.day(startDate)} – ${format.day(lastMoment(event))}`, place]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
