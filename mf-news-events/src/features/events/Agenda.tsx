import type { AgendaItem, EventDetail } from '@park/contract/events';
import { useCall, useFormat, type Formats } from '@park/platform';
import { List, Section, SkeletonTable, Stack } from '@park/ui';
import { QueryContent, eventHours } from '@park/ui/pages';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import styles from './Agenda.module.css';

/**
 * The programme by day: time, title and speakers.
 * @param props.items those of a preview, which has no record to ask for.
 */
export function Agenda({ event, items }: { event: EventDetail; items?: readonly AgendaItem[] | undefined }) {
  const { t } = useNewsEventsTexts();
  if (!items) return <StoredAgenda event={event} />;
  return (
    <Section title={t('event.agenda')}>
      <AgendaDays items={items} lang={event.language} />
    </Section>
  );
}

function StoredAgenda({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const agenda = useCall('GET /api/events/agenda/{id}', { params: { id: event.id } });
  return (
    <Section title={t('event.agenda')}>
      <QueryContent query={agenda} compact skeleton={<SkeletonTable rows={4} columns={2} />}>
        {({ items }) => <AgendaDays items={items} lang={event.language} />}
      </QueryContent>
    </Section>
  );
}

function AgendaDays({ items, lang }: { items: readonly AgendaItem[]; lang: string }) {
  const format = useFormat();
  const days = itemsByDay(items, format);
  return (
    <Stack gap={8}>
      {days.map(([day, ofDay]) => (
        <div key={day} className={styles.ofDay}>
          {days.length > 1 && <h3 className={styles.day}>{format.day(day)}</h3>}
          <List ordered className={styles.items} aria-label={format.day(day)}>
            {ofDay.map((item) => (
              <AgendaLine key={`${item.startDate} ${item.title}`} item={item} lang={lang} />
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}

function AgendaLine({ item, lang }: { item: AgendaItem; lang: string }) {
  const format = useFormat();
  return (
    <li className={styles.item}>
      <time className={styles.time} dateTime={item.startDate}>
        {eventHours(item, format)}
      </time>
      <span className={styles.words}>
        <span className={styles.title} lang={lang}>
          {item.title}
        </span>
        {item.speaker && <span className={styles.speaker}>{item.speaker}</span>}
      </span>
    </li>
  );
}

function itemsByDay(items: readonly AgendaItem[], format: Formats): [string, AgendaItem[]][] {
  const days = new Map<string, AgendaItem[]>();
  for (const item of items) {
    const day = format.dayOf(item.startDate);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
