/** Importing a file again, or the portal's own feeds, never undoes what editors did and never doubles anything. */
import { asc, eq } from 'drizzle-orm';
import { describeOnDatabase } from '../../testing';
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { importedStates, publicationVersions } from '../../core/database/schema/publishing';
import { feedReport, importFeed, parseFeedArguments, type FeedImport } from './feed-command';

const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');

interface Talk {
  uid?: string;
  title?: string;
  place?: string;
  description?: string;
  start?: string;
  sequence?: number;
  more?: string[];
}
const calendar = (...talks: Talk[]) =>
  [
    'BEGIN:VCALENDAR',
    ...talks.flatMap(
      ({
        uid = 'talk',
        title = 'Talk',
        place = 'Hall',
        description = 'Text',
        start = '20260701T080000Z',
        sequence,
        more = [],
      }) => [
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `SUMMARY:${title}`,
        `LOCATION:${place}`,
        `DESCRIPTION:${description}`,
        `DTSTART:${start}`,
        ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
        ...more,
        'END:VEVENT',
      ],
    ),
    'END:VCALENDAR',
  ].join('\r\n');

const article = (title: string, text = 'Text') =>
  `<rss><channel><item><guid>tag:1</guid><title>${title}</title><description>${text}</description><pubDate>Sun, 01 Feb 2026 08:00:00 GMT</pubDate></item></channel></rss>`;

describeOnDatabase('importing again', (test) => {
  const api = test.api({ configuration: { parkOrigin: 'http://park.example' } });
  const editor = () => api.as('supervisorWithFlags');
  const run = (text: string, at = later, kind: 'events' | 'news' = 'events'): Promise<FeedImport> => {
    const settings = parseFeedArguments([kind, 'a.ics']);
    if (!settings) throw new Error('no settings');
    return importFeed(api.database, text, settings, { now: at, zone: 'Europe/Zurich' });
  };
  const messages = ({ problems }: FeedImport) => problems.map(({ message }) => message);
  const stored = async () => {
    const [row] = await api.database.select().from(events).orderBy(asc(events.startsAt), asc(events.id));
    if (!row) throw new Error('no event');
    return row;
  };
  const edit = async (changes: object) => {
    const { id } = await stored();
    const { managed } = (await editor().get(`/api/events/${id}?management=true`)).body;
    const { type, texts, publishedAt, isPublished, startDate, endDate, location, onlineUrl, status, version } = managed;
    const body = { type, texts, publishedAt, isPublished, startDate, endDate, location, onlineUrl, status, version };
    const { status: answer } = await editor().put(`/api/events/${id}`, { ...body, ...changes });
    expect(answer).toBe(200);
  };
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(events);
    await api.database.delete(news);
    await api.database.delete(importedStates);
    await api.database.delete(publicationVersions);
  });

  it('of the same file leaves every edit', async () => {
    await run(calendar({}), now);
    await edit({ texts: { en: { title: 'Edited' } }, location: 'Forum', status: 'cancelled' });
    const before = await stored();
    const again = await run(calendar({}));
    expect(again.tally).toEqual({ created: 0, updated: 0, unchanged: 1, cancelled: 0, kept: 1 });
    expect(messages(again)).toEqual(['"Talk": left as edited in the portal: place, status, title, summary, text']);
    expect(feedReport('a.ics', again, false).at(-2)).toBe('0 created, 0 updated, 1 unchanged, 1 with edits that stay');
    expect(await stored()).toEqual(before);
  });

  it('adopts what the file alone has changed, and saves the state before as a version', async () => {
    await run(calendar({}), now);
    await edit({ location: 'Forum' });
    const again = await run(calendar({ title: 'New title', place: 'Cellar', start: '20260702T080000Z', sequence: 1 }));
    expect(again.tally).toMatchObject({ updated: 1, kept: 1 });
    expect(messages(again)).toEqual(['"New title": left as edited in the portal: place']);
    const row = await stored();
    expect([row.texts.en?.title, row.location, row.startsAt.toISOString(), row.version, row.sequence]).toEqual([
      'New title',
      'Forum',
      '2026-07-02T08:00:00.000Z',
      3,
      2,
    ]);
    const versions = (await editor().get(`/api/publishing/events/${row.id}/versions/2`)).body;
    expect(versions.body).toMatchObject({ location: 'Forum', texts: { en: { title: 'Talk' } } });
    // A conflict stays the editors' the next time as well.
    await run(calendar({ title: 'New title', place: 'Cellar', start: '20260702T080000Z', sequence: 1 }));
    expect((await stored()).location).toBe('Forum');
  });

  it('overwrites nothing of an event that was edited before imports remembered their files', async () => {
    await run(calendar({}), now);
    await edit({ location: 'Forum' });
    await api.database.delete(importedStates);
    await run(calendar({ title: 'New title' }));
    const row = await stored();
    expect([row.texts.en?.title, row.location]).toEqual(['Talk', 'Forum']);
  });

  it('leaves a later state when an older file comes after it', async () => {
    await run(calendar({ title: 'Second', sequence: 2 }), now);
    const older = await run(calendar({ title: 'First', sequence: 1 }));
    expect(messages(older)).toEqual(['"First": left alone, a later state (SEQUENCE) was imported']);
    expect((await stored()).texts.en?.title).toBe('Second');
    await run(calendar({ title: 'Third', sequence: 3 }));
    expect((await stored()).texts.en?.title).toBe('Third');
  });

  it('keeps a language unpublished that editors took back', async () => {
    await run(calendar({}), now);
    await edit({
      texts: { en: { title: 'Talk', summary: 'Text', content: '<p>Text</p>' }, fr: { title: 'Exposé' } },
      publishedLanguages: ['fr'],
    });
    await run(calendar({ title: 'New title' }));
    const row = await stored();
    expect([row.texts.en, row.unpublishedTexts.en?.title, row.texts.fr?.title]).toEqual([
      undefined,
      'New title',
      'Exposé',
    ]);
  });

  it('leaves a date that editors brought back after the file had dropped it', async () => {
    const series = (...more: string[]) => calendar({ more: ['RRULE:FREQ=DAILY;COUNT=2', ...more] });
    await run(series(), now);
    expect((await run(series('EXDATE:20260701T080000Z'))).tally.cancelled).toBe(1);
    await edit({ status: 'scheduled' });
    expect((await run(series('EXDATE:20260701T080000Z'))).tally.cancelled).toBe(0);
    expect((await stored()).status).toBe('scheduled');
  });

  it('makes an event that becomes private disappear for visitors as cancelled', async () => {
    await run(calendar({}), now);
    await run(calendar({ title: 'Secret', more: ['CLASS:PRIVATE'] }), now);
    const { text } = await api.asVisitor().get('/api/feeds/events.ics');
    expect(text).not.toContain('Secret');
    expect(text).toContain('STATUS:CANCELLED');
  });

  it('recognises the portal’s own calendar, whatever its entries came from', async () => {
    const written = {
      type: 'conference',
      texts: { en: { title: 'Written here', summary: 'Short', content: '<p><strong>Long</strong></p>' } },
      publishedAt: '2026-02-01T08:00:00Z',
      isPublished: true,
      startDate: '2026-07-05T08:00:00Z',
      endDate: '2026-07-05T09:00:00Z',
    };
    await run(calendar({ description: 'A text' }, { uid: 'series', more: ['RRULE:FREQ=WEEKLY;COUNT=3'] }), now);
    await editor().post('/api/events', written);
    const { body: gone } = await editor().post('/api/events', written);
    await editor().delete(`/api/events/${gone.id}`);
    await api.as('supervisorWithFlags').post('/api/feeds/personal');
    const feed = (await api.asVisitor().get('/api/feeds/events.ics')).text;
    const all = () => api.database.select().from(events).orderBy(asc(events.id));
    const before = await all();
    const own = await run(feed);
    expect(own.tally).toEqual({ created: 0, updated: 0, unchanged: 6, cancelled: 0 });
    expect(messages(own)).toContain('"Written here": left alone, it comes from this portal');
    expect(await all()).toEqual(before);
  });

  it('imports no bookings of a personal calendar as events', async () => {
    const booking = await run(calendar({ uid: 'room-00000000-0000-4000-8000-000000000001@park.example' }));
    expect(booking.tally.created).toBe(0);
  });

  it('of news leaves edits, adopts changes of the feed, keeps a version, and recognises the own feed', async () => {
    await run(article('One'), now, 'news');
    const [row] = await api.database.select().from(news);
    const { managed } = (await editor().get(`/api/news/${row?.id}?management=true`)).body;
    const { type, publishedAt, isPublished } = managed;
    const texts = { en: { ...managed.texts.en, title: 'Edited' } };
    expect(
      (await editor().put(`/api/news/${row?.id}`, { type, publishedAt, isPublished, texts, version: 1 })).status,
    ).toBe(200);
    const again = await run(article('One', 'New text'), later, 'news');
    expect(messages(again)).toEqual(['"One": left as edited in the portal: title']);
    const [merged] = await api.database.select().from(news);
    expect([merged?.texts.en?.title, merged?.texts.en?.summary, merged?.version]).toEqual(['Edited', 'New text', 3]);
    expect((await editor().get(`/api/publishing/news/${row?.id}/versions/2`)).body.body.texts.en).toMatchObject({
      title: 'Edited',
      summary: 'Text',
    });
    const own = await run((await api.asVisitor().get('/api/feeds/news.atom')).text, later, 'news');
    expect(own.tally).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(
      await api.database
        .select()
        .from(news)
        .where(eq(news.id, row?.id ?? '')),
    ).toEqual([merged]);
  });
});
