import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import {
  eventAudiences,
  events,
  eventWithdrawals,
  type EventAudience,
  type EventTexts,
} from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { publicationVersions } from '../../core/database/schema/publishing';
import { describeOnDatabase, people, type Caller } from '../../testing';
import { users } from '../../core/database/schema/users';
import { calendarFeeds } from '../../core/database/schema/feeds';

const now = new Date('2026-03-10T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const texts = (title: string): EventTexts => ({
  title,
  summary: `Summary of ${title}`,
  content: `<p>Content of ${title}</p>`,
});

type NewEvent = typeof events.$inferInsert;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
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

const titlesIn = (text: string): string[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part.type === 'VEVENT')
    .map(({ summary }) => summary)
    .sort();
const statusOf = (text: string, title: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .filter((component) => component.getFirstPropertyValue('summary') === title)
    .map((component) => component.getFirstPropertyValue('status'));

describeOnDatabase('feeds', (test) => {
  const api = test.api({
    configuration: { parkOrigin: 'http://park.example', parkName: { en: 'The Park', fr: 'Le Parc' } },
    prepare: async (database) => {
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
      await database.insert(news).values([
        {
          id: idOf(21),
          type: 'park',
          texts: {
            en: { title: 'Tea & <biscuits>', summary: 'A “summary”', content: '<p>With &amp; without \u0007milk</p>' },
          },
          isPublished: true,
          publishedAt: days(-1),
          updatedAt: days(-2),
        },
        {
          id: idOf(22),
          type: 'press',
          texts: { fr: { title: 'Été', summary: '', content: '' } },
          isPublished: true,
          publishedAt: days(-2),
          updatedAt: days(-1),
        },
        {
          id: idOf(23),
          type: 'park',
          texts: { en: { title: 'A story', summary: '', content: '' } },
          isSuccessStory: true,
          isPublished: true,
          publishedAt: days(-3),
        },
        {
          id: idOf(24),
          type: 'park',
          texts: { en: { title: 'Archived', summary: '', content: '' } },
          isPublished: true,
          archivedAt: days(-1),
          publishedAt: days(-3),
        },
        {
          id: idOf(25),
          type: 'park',
          texts: { en: { title: 'Soon', summary: '', content: '' } },
          isPublished: true,
          publishedAt: days(3),
        },
      ]);
    },
  });
  beforeEach(() => api.setNow(now));

  const open = ['Called off', 'Open house', 'Running', 'Seulement en français', 'Taken back'];

  describe('the public calendar', () => {
    it('has what is to come and open to all, and for 90 days what was called off', async () => {
      const { status, text, headers } = await api.asVisitor().get('/api/feeds/events.ics');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(titlesIn(text)).toEqual(open);
      expect(statusOf(text, 'Called off')).toEqual(['CANCELLED']);
      expect(statusOf(text, 'Taken back')).toEqual(['CANCELLED']);
      expect(statusOf(text, 'Open house')).toEqual(['CONFIRMED']);
      expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
      expect(text).toContain('NAME:Events · The Park\r\n');
    });

    it('has one type or the results of a search, and finds no texts of withdrawn events', async () => {
      const read = async (query: string) =>
        titlesIn((await api.asVisitor().get(`/api/feeds/events.ics?${query}`)).text);
      expect(await read('queryFilters=type:workshop')).toEqual(['Open house', 'Taken back']);
      expect(await read('queryText=called')).toEqual(['Called off']);
      expect(await read('queryFilters=type:workshop&queryText=called')).toEqual([]);
      expect(await read('queryText=taken')).toEqual([]);
    });

    it('is the same for everybody, whatever they may see elsewhere', async () => {
      expect(titlesIn((await api.as('superAdministrator').get('/api/feeds/events.ics')).text)).toEqual(open);
    });

    it('is in the language that is asked for', async () => {
      const inFrench = await api.asVisitor().get('/api/feeds/events.ics?language=fr', { 'accept-language': 'en' });
      expect(titlesIn(inFrench.text)).toContain('Open house (fr)');
      expect(inFrench.text).toContain('NAME:Événements · Le Parc\r\n');
      expect(
        titlesIn((await api.asVisitor().get('/api/feeds/events.ics', { 'accept-language': 'fr' })).text),
      ).toContain('Open house (fr)');
      const refused = await api.asVisitor().get('/api/feeds/events.ics?language=de');
      expect([refused.status, refused.body.fields]).toEqual([400, { language: 'errors.field.choice' }]);
    });

    it('is not sent again to who has it, and is once something changed', async () => {
      const first = await api.asVisitor().get('/api/feeds/events.ics');
      const etag = String(first.headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await api.asVisitor().get('/api/feeds/events.ics', { 'if-none-match': known });
        expect([again.status, again.text]).toEqual([304, '']);
      }
      expect((await api.asVisitor().get('/api/feeds/events.ics', { 'if-none-match': '"other"' })).text).toBe(
        first.text,
      );
      await api.database
        .update(events)
        .set({ location: 'Hall B', sequence: 1 })
        .where(eq(events.id, idOf(1)));
      const changed = await api.asVisitor().get('/api/feeds/events.ics', { 'if-none-match': etag });
      await api.database
        .update(events)
        .set({ location: 'Hall A', sequence: 0 })
        .where(eq(events.id, idOf(1)));
      expect(changed.status).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
    });
  });

  describe('the personal calendar', () => {
    const addressOf = async (caller: Caller): Promise<string> => {
      const { status, body } = await caller.post('/api/feeds/personal');
      expect(status).toBe(201);
      return new URL(body.url).pathname;
    };

    it.each([
      ['employee', ['For members', 'Over', 'Taken back from members']],
      ['companyAdministrator', ['For members', 'KNOVA evening', 'Over', 'Taken back from members']],
      ['otherAdministrator', ['For members', 'Over', 'Taken back from members']],
      ['superAdministrator', ['For members', 'KNOVA evening', 'Over', 'Taken back from members']],
    ] as const)('of %s has what they may see, from 90 days back', async (name, more) => {
      const address = await addressOf(api.as(name));
      const { status, text, headers } = await api.asVisitor().get(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(titlesIn(text)).toEqual([...open, ...more].sort());
    });

    it('follows the rights that the person has now', async () => {
      const address = await addressOf(api.as('companySupervisor'));
      expect(titlesIn((await api.asVisitor().get(address)).text)).toContain('KNOVA evening');
      await api.database
        .update(users)
        .set({ role: people.employee.role })
        .where(eq(users.id, people.companySupervisor.id));
      expect(titlesIn((await api.asVisitor().get(address)).text)).not.toContain('KNOVA evening');
      await api.database
        .update(users)
        .set({ role: people.companySupervisor.role, enabled: false })
        .where(eq(users.id, people.companySupervisor.id));
      expect((await api.asVisitor().get(address)).status).toBe(404);
      await api.database.update(users).set({ enabled: true }).where(eq(users.id, people.companySupervisor.id));
    });

    it('has an address that is shown once, kept as a hash, replaced by a new one and taken back', async () => {
      const caller = api.as('garage');
      expect((await caller.get('/api/feeds/personal')).body).toEqual({
        isActive: false,
        createdAt: null,
        lastReadAt: null,
      });
      const { body } = await caller.post('/api/feeds/personal');
      expect(body.url).toMatch(/^http:\/\/park\.example\/api\/feeds\/[\w-]{43}\.ics$/);
      expect(body.webcalUrl).toBe(body.url.replace('http', 'webcal'));
      const [stored] = await api.database
        .select()
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, people.garage.id));
      expect(JSON.stringify(stored)).not.toContain(/[\w-]{43}/.exec(body.url)?.[0]);
      const first = new URL(body.url).pathname;
      expect((await api.asVisitor().get(first)).status).toBe(200);
      expect((await caller.get('/api/feeds/personal')).body).toEqual({
        isActive: true,
        createdAt: now.toISOString(),
        lastReadAt: '2026-03-10T12:00:00.000Z',
      });

      const second = await addressOf(caller);
      expect((await api.asVisitor().get(first)).status).toBe(404);
      expect((await api.asVisitor().get(second)).status).toBe(200);
      expect((await caller.delete('/api/feeds/personal')).status).toBe(204);
      expect((await api.asVisitor().get(second)).status).toBe(404);
      expect((await caller.delete('/api/feeds/personal')).status).toBe(204);
    });

    it('is one per person, also when two are asked for at once', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => api.as('facilities').post('/api/feeds/personal')));
      const read = await Promise.all(answers.map(({ body }) => api.asVisitor().get(new URL(body.url).pathname)));
      expect(read.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    });

    it.each(['x', 'personal', 'events', `${'A'.repeat(43)}`, `${'A'.repeat(300)}`, '..%2F..%2Fetc'])(
      'does not exist under “%s.ics”',
      async (token) => {
        const { status } = await api.asVisitor().get(`/api/feeds/${token}.ics`);
        expect(status).toBe(token === 'events' ? 200 : 404);
      },
    );

    it('is never in the log', async () => {
      const address = await addressOf(api.as('external'));
      await api.asVisitor().get(address);
      await api.asVisitor().get(`${address}?language=xx`);
      expect(api.logLines.join('')).not.toContain(/[\w-]{43}/.exec(address)?.[0]);
    });

    it('is answered with 304 to who has it, and only so often a minute', async () => {
      const address = await addressOf(api.as('noRole'));
      const { headers } = await api.asVisitor().get(address);
      const again = await api.asVisitor().get(address, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      for (let reading = 2; reading < 20; reading += 1) expect((await api.asVisitor().get(address)).status).toBe(200);
      const refused = await api.asVisitor().get(address);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      api.setNow(new Date(now.getTime() + 60_000));
      expect((await api.asVisitor().get(address)).status).toBe(200);
    });

    it('speaks the person’s language, or the one in its address', async () => {
      await api.database.update(users).set({ language: 'fr' }).where(eq(users.id, people.exited.id));
      const address = await addressOf(api.as('exited'));
      expect((await api.asVisitor().get(address)).text).toContain('NAME:Mon calendrier · Le Parc');
      expect((await api.asVisitor().get(`${address}?language=en`)).text).toContain('NAME:My calendar · The Park');
    });
  });

  describe('the news feed', () => {
    it('has the newest news, well formed whatever they contain', async () => {
      const { status, text, headers } = await api.asVisitor().get('/api/feeds/news.atom?language=en');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect([...text.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
        'News · The Park',
        'Tea &amp; &lt;biscuits&gt;',
        'Été',
      ]);
      expect(text).toContain('<content type="html">&lt;p&gt;With &amp;amp; without  milk&lt;/p&gt;</content>');
      expect(text).toContain(`<id>urn:uuid:${idOf(21)}</id>`);
      expect(text).toContain(
        `<link rel="alternate" type="text/html" href="http://park.example/news/details?id=${idOf(21)}"/>`,
      );
      expect(text).toContain('<entry xml:lang="fr" xml:base="http://park.example/">');
      // What was changed before it was out counts from then on.
      expect([...text.matchAll(/<updated>(.*)<\/updated>/g)].map(([, moment]) => moment)).toEqual(
        [days(-1), days(-1), days(-1)].map((moment) => moment.toISOString()),
      );
    });

    it('has success stories when they are asked for, and refuses what it does not know', async () => {
      expect((await api.asVisitor().get('/api/feeds/news.atom?successStories=true')).text).toContain(
        '/success-stories/details?id=',
      );
      const refused = await api.asVisitor().get('/api/feeds/news.atom?successStories=maybe&language=xx');
      expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([400, ['language', 'successStories']]);
    });

    it('is not sent again to who has it', async () => {
      const { headers } = await api.asVisitor().get('/api/feeds/news.atom');
      expect(
        (await api.asVisitor().get('/api/feeds/news.atom', { 'if-none-match': String(headers.etag) })).status,
      ).toBe(304);
      expect(
        (
          await api
            .asVisitor()
            .get('/api/feeds/news.atom', { 'if-none-match': String(headers.etag), 'accept-language': 'fr' })
        ).status,
      ).toBe(200);
    });
  });
});
