/** What calendars may still learn about an event that its readers have lost: that it is cancelled, and nothing new. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { migrationsFolder } from '../../core/database/migrations';
import { events, eventWithdrawals } from '../../core/database/schema/events';
import { describeOnDatabase, type Caller, type PersonName } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');

const event = (changes: object = {}) => ({
  type: 'conference',
  texts: {
    en: { title: 'Open house', summary: 'Public summary', content: '' },
    fr: { title: 'Portes ouvertes', summary: '', content: '' },
  },
  publishedLanguages: ['en'],
  publishedAt: '2026-03-01T08:00:00Z',
  isPublished: true,
  startDate: '2026-03-20T16:00:00.000Z',
  endDate: '2026-03-20T19:00:00.000Z',
  location: 'Hall A',
  onlineUrl: 'https://meet.example/public',
  membersOnly: false,
  isKnova: false,
  ...changes,
});

/** The next plans, which only editors may read. */
const draft = {
  texts: { en: { title: 'Secret merger', summary: 'Secret summary', content: '' } },
  startDate: '2026-04-01T08:00:00.000Z',
  endDate: '2026-04-01T09:00:00.000Z',
  location: 'Secret room',
  onlineUrl: 'https://meet.example/secret',
  registrationUrl: 'https://register.example/secret',
};
const secrets = /secret/i;

describeOnDatabase('calendars and withdrawn events', (test) => {
  const api = test.api();
  const editor = () => api.as('supervisorWithFlags');
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(events);
  });

  const create = async (changes: object = {}): Promise<string> => {
    const { status, body } = await editor().post('/api/events', event(changes));
    expect(status).toBe(201);
    return body.id;
  };
  const change = async (id: string, changes: object, version = 1) => {
    const { status } = await editor().put(`/api/events/${id}`, { ...event(changes), version });
    expect(status).toBe(200);
  };
  const personalFeeds = new Map<string, string>();
  const feedOf = async (reader: PersonName | null): Promise<string> => {
    if (reader === null) return '/api/feeds/events.ics';
    const known = personalFeeds.get(reader);
    if (known) return known;
    const { body } = await api.as(reader).post('/api/feeds/personal');
    const address = new URL(body.url).pathname;
    personalFeeds.set(reader, address);
    return address;
  };
  const entriesIn = (text: string, id: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .filter((component) => String(component.getFirstPropertyValue('uid')).includes(id));
  const inFeed = async (id: string, reader: PersonName | null = null, language = 'en') => {
    const { text } = await api.asVisitor().get(`${await feedOf(reader)}?language=${language}`);
    return { text, entry: entriesIn(text, id)[0] };
  };
  const inFile = async (id: string, caller: Caller = api.asVisitor()) => {
    const { status, text } = await caller.get(`/api/events-ical/${id}`);
    return { status, text, entry: status === 200 ? entriesIn(text, id)[0] : undefined };
  };
  const value = (entry: ICAL.Component | undefined, name: string) => entry?.getFirstPropertyValue(name)?.toString();

  it.each([
    ['unpublished', { ...draft, isPublished: false }],
    ['rescheduled for later publication', { ...draft, publishedAt: '2026-03-15T08:00:00Z' }],
  ])('an event that is %s shows its last public state and none of the draft', async (_, changes) => {
    const id = await create();
    await change(id, changes);
    for (const { text, entry } of [await inFeed(id), await inFeed(id, 'employee'), await inFile(id)]) {
      expect(text).not.toMatch(secrets);
      expect(text).not.toContain('https://meet.example/public');
      expect(value(entry, 'status')).toBe('CANCELLED');
      expect(value(entry, 'summary')).toBe('Open house');
      expect(value(entry, 'dtstart')).toBe('2026-03-20T17:00:00');
      expect(value(entry, 'sequence')).toBe('1');
      expect(entry?.hasProperty('description')).toBe(false);
    }
    // A language that was never published stays unread.
    expect((await inFeed(id, null, 'fr')).text).not.toContain('Portes ouvertes');
  });

  it('an archived event is cancelled under its last public title, whatever is written into it afterwards', async () => {
    const id = await create();
    await editor().delete(`/api/events/${id}`);
    await change(id, draft, 2);
    for (const { text, entry } of [await inFeed(id), await inFile(id)]) {
      expect(text).not.toMatch(secrets);
      expect([value(entry, 'status'), value(entry, 'summary')]).toEqual(['CANCELLED', 'Open house']);
    }
  });

  it('keeps the state that readers saw last through further drafts, and shows the new one when it is out', async () => {
    const id = await create();
    await change(id, { isPublished: false });
    await change(id, { ...draft, publishedAt: '2026-03-15T08:00:00Z' }, 2);
    expect((await inFeed(id)).text).not.toMatch(secrets);
    api.setNow('2026-03-15T08:00:00Z');
    const { entry } = await inFeed(id);
    expect([value(entry, 'status'), value(entry, 'summary')]).toEqual(['CONFIRMED', 'Secret merger']);
    // Withdrawn a second time: what readers saw last is the second text.
    await change(id, { isPublished: false }, 3);
    const again = await inFeed(id);
    expect([value(again.entry, 'status'), value(again.entry, 'summary')]).toEqual(['CANCELLED', 'Secret merger']);
  });

  it('cancels the event for those from whom it is taken, and only for them', async () => {
    const id = await create();
    await change(id, { ...draft, membersOnly: true });
    for (const { text, entry } of [await inFeed(id), await inFile(id)]) {
      expect(text).not.toMatch(secrets);
      expect([value(entry, 'status'), value(entry, 'summary')]).toEqual(['CANCELLED', 'Open house']);
    }
    const member = await inFeed(id, 'employee');
    expect([value(member.entry, 'status'), value(member.entry, 'summary')]).toEqual(['CONFIRMED', 'Secret merger']);

    await change(id, { ...draft, membersOnly: true, isPublished: false }, 2);
    expect((await inFeed(id)).text).not.toMatch(secrets);
    expect(value((await inFeed(id)).entry, 'status')).toBe('CANCELLED');
    const former = await inFeed(id, 'employee');
    expect([value(former.entry, 'status'), value(former.entry, 'summary')]).toEqual(['CANCELLED', 'Secret merger']);
  });

  it('says nothing to those who never saw the event', async () => {
    const members = await create({ membersOnly: true });
    await change(members, { membersOnly: false, isPublished: false });
    const never = await create({ isPublished: false });
    await editor().delete(`/api/events/${never}`);
    expect((await inFeed(members)).entry).toBeUndefined();
    expect((await inFile(members)).status).toBe(404);
    expect(value((await inFile(members, api.as('employee'))).entry, 'status')).toBe('CANCELLED');
    expect((await inFeed(never, 'superAdministrator')).entry).toBeUndefined();
    expect((await inFile(never, api.as('superAdministrator'))).status).toBe(404);
  });

  it('knows from the stored versions what was withdrawn before withdrawals were recorded', async () => {
    for (const changes of [{}, { membersOnly: true }, { isKnova: true }]) {
      const id = await create(changes);
      api.setNow(new Date(now.getTime() + 1000));
      await change(id, { ...draft, isPublished: false });
      api.setNow(now);
    }
    const recorded = () =>
      api.database
        .select()
        .from(eventWithdrawals)
        .orderBy(asc(eventWithdrawals.eventId), asc(eventWithdrawals.audience));
    const before = await recorded();
    expect(before).toHaveLength(3 + 2 + 1);
    await api.database.delete(eventWithdrawals);
    const migration = readFileSync(path.join(migrationsFolder, '0009_event_withdrawals.sql'), 'utf8');
    await api.database.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
    expect(await recorded()).toEqual(before);
  });

  it('forgets what was withdrawn after 90 days', async () => {
    const id = await create();
    await editor().delete(`/api/events/${id}`);
    api.setNow(new Date(now.getTime() + 90 * 86_400_000 - 1));
    expect((await inFile(id)).status).toBe(200);
    api.setNow(new Date(now.getTime() + 90 * 86_400_000));
    expect((await inFeed(id)).entry).toBeUndefined();
    expect((await inFile(id)).status).toBe(404);
  });
});
