import { eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { describeOnDatabase } from '../../testing';
import { translateMessage } from '../portal/translate-message';
import { feedReport, importFeed, parseFeedArguments, type FeedImportSettings } from './feed-command';

const now = new Date('2026-03-01T00:00:00Z');
const settings = (...words: string[]): FeedImportSettings => {
  const read = parseFeedArguments(words);
  if (!read) throw new Error('no settings');
  return read;
};

const calendar = (...dates: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...[
      'BEGIN:VEVENT',
      'UID:single',
      'SUMMARY:Single',
      'CATEGORIES:Atelier',
      'DTSTART:20260701T080000Z',
      'LOCATION:Hall',
      'END:VEVENT',
    ],
    ...[
      'BEGIN:VEVENT',
      'UID:series',
      'SUMMARY:Series',
      'DTSTART;TZID=Europe/Zurich:20260302T100000',
      'DURATION:PT1H',
      ...dates,
      'END:VEVENT',
    ],
    ...['BEGIN:VEVENT', 'UID:broken', 'SUMMARY:Broken', 'DTSTART:20260230T080000Z', 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\r\n');
const feed = (title: string) =>
  `<rss><channel><item><guid>1</guid><title>${title}</title><category>Press</category><pubDate>Sun, 01 Feb 2026 08:00:00 GMT</pubDate></item><item><guid>2</guid><title>No date</title></item><item><title>Broken</title></item></channel></rss>`;

describeOnDatabase('importing feeds', (test) => {
  const connection = test.connection();
  const run = (text: string, given: FeedImportSettings, at = now) =>
    importFeed(connection.database, text, given, { now: at, zone: 'Europe/Zurich' });
  const eventRows = () => connection.database.select().from(events).orderBy(events.startsAt, events.id);
  beforeEach(async () => {
    await connection.database.delete(events);
    await connection.database.delete(news);
  });

  it('says once which categories the park does not know, and what the new records become', async () => {
    const one = (uid: string, category: string) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${uid}`,
      `CATEGORIES:${category}`,
      'DTSTART:20260701T080000Z',
      'END:VEVENT',
    ];
    const text = [
      'BEGIN:VCALENDAR',
      ...one('a', 'Skittles'),
      ...one('b', 'Atelier'),
      ...one('c', 'Raclette'),
      ...one('d', 'Skittles'),
      'END:VCALENDAR',
    ].join('\r\n');
    const { problems } = await run(text, settings('events', 'a.ics', '--dry-run'));
    expect(problems).toEqual([
      {
        line: 2,
        message: 'the park has no category "skittles", "raclette"; new records with no other become "Conference"',
        isNote: true,
        isQuestion: true,
      },
    ]);
    expect(translateMessage(problems[0]?.message ?? '', 'fr')).toMatch(/^le parc ne connaît pas .*"Conference"$/);
    const news = await run(feed('First').replace('Press', 'Gossip'), settings('news', 'a.xml', '--dry-run'));
    expect(news.problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('the park has no category "Gossip"'),
    );
    const known = await run(feed('First'), settings('news', 'a.xml', '--dry-run'));
    expect(known.problems.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('category'));
  });

  it('brings events in once, however often the file is read, and tells what was left out', async () => {
    const first = await run(calendar('RRULE:FREQ=WEEKLY;COUNT=3'), settings('events', 'a.ics'));
    expect(first.tally).toEqual({ created: 4, updated: 0, unchanged: 0, cancelled: 0 });
    expect(feedReport('/x/a.ics', first, false)).toEqual([
      'a.ics:16: DTSTART: "2026-02-30T08:00:00Z" is not a date that exists',
      '4 created, 0 updated, 0 unchanged, 1 left out',
      'Written.',
    ]);
    const stored = await eventRows();
    expect(
      stored.map(({ sourceKey, type, texts, sequence, isPublished }) => [
        sourceKey,
        type,
        texts.en?.title,
        sequence,
        isPublished,
      ]),
    ).toEqual([
      ['series#20260302T090000Z', 'conference', 'Series', 0, true],
      ['series#20260309T090000Z', 'conference', 'Series', 0, true],
      ['series#20260316T090000Z', 'conference', 'Series', 0, true],
      ['single', 'workshop', 'Single', 0, true],
    ]);
    expect(
      (await run(calendar('RRULE:FREQ=WEEKLY;COUNT=3'), settings('events', 'a.ics'), new Date('2026-03-02T00:00:00Z')))
        .tally,
    ).toEqual({ created: 0, updated: 0, unchanged: 4, cancelled: 0 });
    expect(await eventRows()).toEqual(stored);
  });

  it('changes what changed and calls off the dates to come that the file no longer has', async () => {
    await run(calendar('RRULE:FREQ=WEEKLY;COUNT=3'), settings('events', 'a.ics'));
    const changed = calendar(
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;TZID=Europe/Zurich:20260302T100000',
      'EXDATE;TZID=Europe/Zurich:20260316T100000',
    ).replace('LOCATION:Hall', 'LOCATION:Forum');
    const second = await run(changed, settings('events', 'a.ics'), new Date('2026-03-05T00:00:00Z'));
    // The first date was over by then.
    expect(second.tally).toEqual({ created: 0, updated: 1, unchanged: 1, cancelled: 1 });
    expect((await eventRows()).map(({ status, sequence, location }) => [status, sequence, location])).toEqual([
      ['scheduled', 0, ''],
      ['scheduled', 0, ''],
      ['cancelled', 1, ''],
      ['scheduled', 1, 'Forum'],
    ]);
    const back = await run(
      calendar('RRULE:FREQ=WEEKLY;COUNT=3'),
      settings('events', 'a.ics'),
      new Date('2026-03-06T00:00:00Z'),
    );
    expect(back.tally).toMatchObject({ updated: 2 });
    expect((await eventRows()).map(({ status, cancelledAt }) => [status, cancelledAt])).toEqual(
      Array.from({ length: 4 }, () => ['scheduled', null]),
    );
  });

  it('calls nothing off when the series itself cannot be read, or is not in the file', async () => {
    await run(calendar('RRULE:FREQ=WEEKLY;COUNT=3'), settings('events', 'a.ics'));
    const moved = [
      'BEGIN:VEVENT',
      'UID:series',
      'SUMMARY:Moved',
      'RECURRENCE-ID;TZID=Europe/Zurich:20260309T100000',
      'DTSTART;TZID=Europe/Zurich:20260310T100000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const withMoved = (text: string) => text.replace('END:VCALENDAR', moved);
    const broken = await run(
      withMoved(calendar('RRULE:FREQ=WEEKLY;COUNT=3', 'this is no property')),
      settings('events', 'a.ics'),
    );
    expect(broken.tally).toMatchObject({ created: 0, updated: 1, cancelled: 0 });
    const alone = await run(`BEGIN:VCALENDAR\r\n${moved}`, settings('events', 'a.ics'));
    expect(alone.tally).toEqual({ created: 0, updated: 0, unchanged: 1, cancelled: 0 });
    expect((await eventRows()).map(({ status, texts }) => [status, texts.en?.title])).toEqual([
      ['scheduled', 'Series'],
      ['scheduled', 'Moved'],
      ['scheduled', 'Series'],
      ['scheduled', 'Single'],
    ]);
  });

  it('leaves what editors decided: the other language, the type, whether it is shown', async () => {
    await run(calendar(), settings('events', 'a.ics', '--language', 'fr', '--draft', '--type', 'networking'));
    const [, single] = await eventRows();
    expect(single).toMatchObject({ isPublished: false, type: 'workshop', texts: { fr: { title: 'Single' } } });
    await connection.database
      .update(events)
      .set({
        isPublished: true,
        type: 'knova',
        texts: { en: { title: 'Written here', summary: '', content: '' }, ...single?.texts },
      })
      .where(eq(events.sourceKey, 'single'));
    await run(calendar().replace('SUMMARY:Single', 'SUMMARY:Seul'), settings('events', 'a.ics', '--language', 'fr'));
    const [, again] = await eventRows();
    expect(again).toMatchObject({
      isPublished: true,
      type: 'knova',
      texts: { en: { title: 'Written here' }, fr: { title: 'Seul' } },
    });
  });

  it('writes nothing in a dry run, and says what it would', async () => {
    const done = await run(calendar('RRULE:FREQ=WEEKLY;COUNT=3'), settings('events', 'a.ics', '--dry-run'));
    expect(done.tally.created).toBe(4);
    expect(feedReport('a.ics', done, true).at(-1)).toBe('A dry run: nothing was written.');
    expect(await eventRows()).toEqual([]);
    const lines = await connection.database.select().from(auditTrail).where(eq(auditTrail.subjectId, 'a.ics'));
    expect(lines.every(({ action, actorName }) => action === 'imported' && actorName === 'operator')).toBe(true);
  });

  it('brings news in once, and changes what changed', async () => {
    const first = await run(feed('One'), settings('news', 'n.xml'));
    expect(first.tally).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    expect(first.problems).toHaveLength(1);
    const later = new Date('2026-03-09T00:00:00Z');
    expect((await run(feed('One'), settings('news', 'n.xml'), later)).tally).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect((await run(feed('Changed'), settings('news', 'n.xml'), later)).tally).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    const rows = await connection.database.select().from(news).orderBy(news.publishedAt);
    expect(rows.map(({ type, texts, publishedAt }) => [type, texts.en?.title, publishedAt.toISOString()])).toEqual([
      ['press', 'Changed', '2026-02-01T08:00:00.000Z'],
      ['park', 'No date', now.toISOString()],
    ]);
  });

  it('keeps the articles of two feeds apart that number them alike', async () => {
    const from = (address: string, guid: string, title: string) =>
      `<rss><channel><link>${address}</link><item><guid>${guid}</guid><title>${title}</title></item></channel></rss>`;
    await run(from('https://one.example/blog/', '1', 'One'), settings('news', 'one.xml'));
    await run(from('https://two.example', '1', 'Two'), settings('news', 'two.xml'));
    expect(
      (await run(from('http://one.example/blog', '1', 'One again'), settings('news', 'one.xml'))).tally,
    ).toMatchObject({ created: 0, updated: 1 });
    // An id that is an address means the same article in every feed.
    await run(from('https://one.example', 'urn:uuid:1', 'Shared'), settings('news', 'one.xml'));
    expect(
      (await run(from('https://two.example', 'urn:uuid:1', 'Shared'), settings('news', 'two.xml'))).tally,
    ).toMatchObject({ unchanged: 1 });
    const rows = await connection.database.select().from(news);
    expect(rows.map(({ texts }) => texts.en?.title).sort()).toEqual(['One again', 'Shared', 'Two']);
  });

  it('imports nothing of a file when the park does not know the type', async () => {
    await expect(run(calendar(), settings('events', 'a.ics', '--type', 'circus'))).rejects.toThrow(
      '"circus" is not in the catalog event-types: conference, workshop, networking, knova',
    );
    expect(await eventRows()).toEqual([]);
  });

  it.each([
    [[]],
    [['events']],
    [['news']],
    [['park', 'x']],
    [['events', 'a', 'b']],
    [['events', 'a', '--force']],
    [['news', 'a', '--language', 'de']],
  ])('does not understand %j', (words) => {
    expect(parseFeedArguments(words)).toBeNull();
  });
});
