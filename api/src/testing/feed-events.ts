/** Events that the calendars of a park have, had or must not show, and how tests read a calendar. */
import nodeIcal, { type VEvent } from 'node-ical';
import {
  eventAudiences,
  events,
  eventWithdrawals,
  type EventAudience,
  type EventTexts,
} from '../core/database/schema/events';
import type { Database } from '../core/database/database';
import { publicationVersions } from '../core/database/schema/publishing';

export const now = new Date('2026-03-10T12:00:00Z');
export const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const texts = (title: string): EventTexts => ({
  title,
  summary: `Summary of ${title}`,
  content: `<p>Content of ${title}</p>`,
});

type NewEvent = typeof events.$inferInsert;
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const event = (number: number, title: string, startsIn: number, values: Partial<NewEvent> = {}): NewEvent => ({
  id: idOf(number),
  type: 'conference',
  texts: { en: texts(title), fr: texts(`${title} (fr)`) },
  startsAt: days(startsIn),
  endsAt: new Date(days(startsIn).getTime() + 7_200_000),
  location: 'Hall A',
  isPublished: true,
  publishedAt: days(-200),
  createdAt: days(-200),
  updatedAt: days(-100),
  ...values,
});

const lastBody = (number: number, title: string, startsIn: number, membersOnly = false) => ({
  kind: 'event' as const,
  recordId: idOf(number),
  version: 1,
  savedAt: days(-200),
  authorName: '',
  body: {
    texts: { en: texts(title), fr: texts(`${title} (fr)`) },
    startDate: days(startsIn).toISOString(),
    endDate: days(startsIn).toISOString(),
    location: 'Hall A',
    membersOnly,
    isKnova: false,
  },
});
const withdrawn = (number: number, since: number, audiences: readonly EventAudience[]) =>
  audiences.map((audience) => ({ eventId: idOf(number), audience, lastVersion: 1, withdrawnAt: days(since) }));

export const feedPark = { parkOrigin: 'http://park.example', parkName: { en: 'The Park', fr: 'Le Parc' } };

export async function prepareFeedEvents(database: Database): Promise<void> {
  await database
    .insert(events)
    .values([
      event(1, 'Open house', 5, { type: 'workshop' }),
      event(2, 'For members', 6, { isMembersOnly: true }),
      event(3, 'KNOVA evening', 7, { isKnova: true }),
      event(4, 'Draft', 8, { isPublished: false }),
      event(5, 'Tomorrow’s news', 9, { publishedAt: days(1) }),
      event(6, 'Archived long ago', 10, { archivedAt: days(-120), version: 2 }),
      event(7, 'Over', -3),
      event(8, 'Over long ago', -120),
      event(9, 'Called off', 11, { status: 'cancelled', cancelledAt: days(-89), sequence: 4 }),
      event(10, 'Called off long ago', 12, { status: 'cancelled', cancelledAt: days(-91) }),
      event(11, 'Taken back', 13, { archivedAt: days(-2), version: 2 }),
      event(12, 'Taken back from members', 14, { isMembersOnly: true, isPublished: false, version: 2 }),
      event(13, 'Running', -1, { endsAt: days(1) }),
      event(14, 'Only in French', 15, { texts: { fr: texts('Seulement en français') } }),
    ]);
  await database
    .insert(publicationVersions)
    .values([
      lastBody(6, 'Archived long ago', 10),
      { ...lastBody(11, 'Taken back', 13), body: { ...lastBody(11, 'Taken back', 13).body, type: 'workshop' } },
      lastBody(12, 'Taken back from members', 14, true),
    ]);
  await database
    .insert(eventWithdrawals)
    .values([
      ...withdrawn(6, -120, eventAudiences),
      ...withdrawn(11, -2, eventAudiences),
      ...withdrawn(12, -2, ['members', 'knova']),
    ]);
}

/** What is to come and open to all, and what was called off. */
export const open = ['Called off', 'Open house', 'Running', 'Seulement en français', 'Taken back'];

export const titlesIn = (text: string): string[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part.type === 'VEVENT')
    .map(({ summary }) => summary)
    .sort();
