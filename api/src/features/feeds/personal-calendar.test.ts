import { eq } from 'drizzle-orm';
import { describeOnDatabase, people, type Caller } from '../../testing';
import { feedPark, now, open, prepareFeedEvents, titlesIn } from '../../testing/feed-events';
import { users } from '../../core/database/schema/users';
import { calendarFeeds } from '../../core/database/schema/feeds';

describeOnDatabase('feeds', (test) => {
  const api = test.api({ configuration: feedPark, prepare: prepareFeedEvents });
  beforeEach(() => api.setNow(now));

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
});
