import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { describeOnDatabase } from '../../testing';
import { days, idOf, feedPark, now, open, prepareFeedEvents, titlesIn } from '../../testing/feed-events';

const statusOf = (text: string, title: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .filter((component) => component.getFirstPropertyValue('summary') === title)
    .map((component) => component.getFirstPropertyValue('status'));

describeOnDatabase('feeds', (test) => {
  const api = test.api({
    configuration: feedPark,
    prepare: async (database) => {
      await prepareFeedEvents(database);
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
