import type { AgendaItem, EventDetail } from '@park/contract/events';
import { useCall, useFormat, type Formats } from '@park/platform';
import { Section, SkeletonTable, Stack, Table, type Column } from '@park/ui';
import { ReadingFailure } from '../list/ReadingFailure';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

/** The programme, a table for each day. */
export function Agenda({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const agenda = useCall('GET /api/events/agenda/{id}', { params: { id: event.id } });
  return (
    <Section title={t('event.agenda')}>
      {agenda.status === 'pending' && <SkeletonTable rows={4} columns={3} />}
      {agenda.status === 'failed' && <ReadingFailure error={agenda.error} onRetry={agenda.retry} isRetrying={agenda.isRefreshing} />}
      {agenda.status === 'ready' && <AgendaDays items={agenda.data.items} lang={event.language} />}
    </Section>
  );
}

function AgendaDays({ items, lang }: { items: readonly AgendaItem[]; lang: string }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const days = itemsByDay(items, format);
  const columns: Column<AgendaItem>[] = [
    { key: 'time', header: t('event.time'), cell: ({ startDate, endDate }) => format.timeRange(startDate, endDate) },
    { key: 'title', header: t('event.item'), isRowHeader: true, cell: ({ title }) => <span lang={lang}>{title}</span> },
    ...(items.some(({ speaker }) => speaker) ? [{ key: 'speaker', header: t('event.speaker'), cell: ({ speaker }: AgendaItem) => speaker ?? '–' }] : []),
  ];
  return (
    <Stack gap={6}>
      {days.map(([day, ofDay]) => (
        <Table key={day} caption={format.day(day)} showCaption={days.length > 1} columns={columns} rows={ofDay} rowKey={({ startDate, title }) => `${startDate} ${title}`} />
      ))}
    </Stack>
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
