import type { CallAnswer } from '@park/contract';
import { useCall, useFormat } from '@park/platform';
import { EmptyState, Section, StatusBadge, UiLink } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../shell-pages';
import { homeCalls } from './home-calls';
import styles from './HomePage.module.css';
import { ReadingBody } from './ReadingBody';
import { SkeletonRows } from './SkeletonRows';

type Event = CallAnswer<'GET /api/events/query'>['items'][number];

export function EventsSection({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const events = useCall('GET /api/events/query', homeCalls.events);
  return (
    <Section title={t('home.events.title')} action={hasRoute('/events') ? <UiLink href="/events">{t('home.events.all')}</UiLink> : undefined}>
      <ReadingBody reading={events} className={styles.threeRows} skeleton={<SkeletonRows count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="nothingYet" compact headingLevel={3} title={t('home.events.none')} reason={t('home.events.noneReason')} />
          ) : (
            // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list
            <ul className={styles.rows} role="list">
              {items.map((event) => (
                <EventRow key={event.id} event={event} isLinked={hasRoute('/events/details')} />
              ))}
            </ul>
          )
        }
      </ReadingBody>
    </Section>
  );
}

function EventRow({ event, isLinked }: { event: Event; isLinked: boolean }) {
  const { t } = useShellTexts();
  const format = useFormat();
  const title = isLinked ? <UiLink href={`/events/details?id=${encodeURIComponent(event.id)}`}>{event.title}</UiLink> : event.title;
  const when = event.isAllDay ? format.day(event.startDate) : format.dayAndTimeRange(event.startDate, event.endDate);
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <h3 className={styles.rowTitle}>{title}</h3>
        <p className={styles.rowMeta}>{[when, event.location].filter(Boolean).join(' · ')}</p>
      </div>
      {event.status === 'cancelled' && <StatusBadge status="danger">{t('home.events.cancelled')}</StatusBadge>}
    </li>
  );
}
