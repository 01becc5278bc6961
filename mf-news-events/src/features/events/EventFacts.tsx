import type { EventDetail } from '@park/contract/events';
import { useConfiguration, useFormat, useServices } from '@park/platform';
import { DescriptionList, Section, UiLink } from '@park/ui';
import { eventTime } from '@park/ui/pages';
import { CompanyMark } from '../../shared/CompanyMark';
import { LinkList } from '../../shared/LinkList';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { eventAddress } from './event-address';
import styles from './EventFacts.module.css';
import { momentOf } from './event-moment';
import { useDeviceTimeZone, viewerTime } from './viewer-time';

/** Date, place and organiser. */
export function EventFacts({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const { clock } = useServices();
  const isOpen = event.status !== 'cancelled' && momentOf(event, clock()) !== 'over';
  return (
    <>
      <Section title={t('event.facts')}>
        <DescriptionList
          items={[
            { term: t('event.when'), value: <When event={event} /> },
            {
              term: t('event.dates.rule'),
              value: event.series && t(`event.dates.every.${event.series.every}`, { count: event.series.interval }),
            },
            { term: t('event.where'), value: event.location },
            {
              term: t('event.online'),
              value: event.onlineUrl && isOpen && <UiLink href={event.onlineUrl}>{t('event.join')}</UiLink>,
            },
          ]}
        />
      </Section>
      {event.linkedCompany && <CompanyMark title={t('event.organiser')} company={event.linkedCompany} />}
    </>
  );
}

/** The other dates of an event that repeats. */
export function FurtherDates({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { series } = event;
  if (!series || series.dates.length === 0) return null;
  return (
    <LinkList
      title={t('event.dates.title')}
      links={series.dates.map((date) => ({
        key: date.id,
        href: eventAddress(date.id),
        title: eventTime(date, format),
        note: date.status === 'cancelled' ? t('event.dates.cancelled') : '',
      }))}
    />
  );
}

export function FurtherEvents({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  return (
    <LinkList
      title={t('event.more')}
      links={event.related.map((related) => ({
        key: related.id,
        href: eventAddress(related.id),
        title: related.title,
        lang: related.language,
        note: eventTime(related, format),
      }))}
      all={{ label: t('event.notFound.action'), href: '/events' }}
    />
  );
}

function When({ event }: { event: EventDetail }) {
  const { t, language } = useNewsEventsTexts();
  const format = useFormat();
  const { clock } = useServices();
  const { parkTimeZone } = useConfiguration();
  const elsewhere = viewerTime(event, { park: parkTimeZone, viewer: useDeviceTimeZone(parkTimeZone) }, language, clock);
  return (
    <>
      <time dateTime={event.startDate}>{eventTime(event, format)}</time>
      {elsewhere && <span className={styles.elsewhere}>{t('event.yourTime', { when: elsewhere })}</span>}
    </>
  );
}
