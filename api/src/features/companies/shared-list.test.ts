/** Readers who may see the same share the answers of public lists for a moment; no change waits for it on its server. */
import { calls, type CallDefinition } from '@park/contract';
import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { describeOnDatabase, roleColumns, testCompanies, type Caller } from '../../testing';

const sharedCalls = Object.entries<CallDefinition>(calls).flatMap(([name, { isShared }]) =>
  isShared ? [name.split(' ')[1] ?? ''] : [],
);
/** With what shows the most to each reader. */
const queries: Record<string, readonly string[]> = {
  '/api/companies/query': [
    '',
    '?publishedOnly=false',
    '?queryFilters=agreementType:feip-lausanne',
    '?queryText=quantum',
  ],
  '/api/events/query': ['', '?memberEventSetting=members', '?queryText=quantum'],
  '/api/webflow-search': ['?query=quantum'],
};

const textsOf = (title: string) => ({ en: { title, summary: '', content: '' } });

describeOnDatabase('a list that readers share', (test) => {
  const api = test.api({
    configuration: { sharedResponseMs: 600_000 },
    prepare: async (database) => {
      const event = {
        type: 'talk',
        startsAt: new Date('2030-01-01T10:00:00Z'),
        endsAt: new Date('2030-01-01T12:00:00Z'),
        publishedAt: new Date('2020-01-01T10:00:00Z'),
        isPublished: true,
      };
      await database.insert(events).values([
        { ...event, texts: textsOf('Quantum for all') },
        { ...event, texts: textsOf('Quantum for members'), isMembersOnly: true },
        { ...event, texts: textsOf('Quantum for KNOVA'), isKnova: true },
      ]);
      await database
        .insert(companies)
        .values({ name: 'Quantum in preparation', category: 'tenant', texts: {}, isPublished: false });
    },
  });
  const readers = (): readonly (readonly [string, Caller])[] => [
    ['visitor', api.asVisitor()],
    ...roleColumns.map((name) => [name, api.as(name)] as const),
  ];
  const nameOf = async (caller: Caller, headers = {}) => {
    const { body } = await caller.get('/api/companies/query?fetchAll=true', headers);
    return body.items.find(({ id }: { id: string }) => id === testCompanies.tenant.id)?.name;
  };
  const rename = (name: string) =>
    api.database.update(companies).set({ name }).where(eq(companies.id, testCompanies.tenant.id));

  const answerTo = async (caller: Caller, url: string) => {
    const { status, body, headers } = await caller.get(url);
    return { status, body, type: headers['content-type'] };
  };

  it('is computed once for readers of a language who may see the same', async () => {
    await rename('First');
    expect([await nameOf(api.asVisitor()), await nameOf(api.as('employee'))]).toEqual(['First', 'First']);
    await rename('Second');
    expect(await nameOf(api.asVisitor())).toBe('First');
    expect(await nameOf(api.asVisitor(), { 'accept-language': 'fr' })).toBe('Second');
    expect(await nameOf(api.as('companySupervisor'))).toBe('First');
    expect(await nameOf(api.as('superAdministrator'))).toBe('Second');
  });

  it('is computed again once somebody has changed something', async () => {
    await rename('Third');
    expect(await nameOf(api.asVisitor())).not.toBe('Third');
    const { status } = await api.as('employee').patch('/api/users/user', { language: 'fr' });
    expect(status).toBe(200);
    expect(await nameOf(api.asVisitor())).toBe('Third');
  });

  it.each(sharedCalls.flatMap((path) => (queries[path] ?? ['']).map((query) => `${path}${query}`)))(
    '%s shows to each reader what they may see, in any order of readers',
    async (url) => {
      const own = new Map<string, unknown>();
      for (const [name, caller] of readers()) {
        api.app.context.shared.end();
        own.set(name, await answerTo(caller, url));
      }
      for (const order of [readers(), [...readers()].reverse()]) {
        api.app.context.shared.end();
        for (const [name, caller] of order) expect([name, await answerTo(caller, url)]).toEqual([name, own.get(name)]);
      }
    },
  );

  it('tells apart what members, KNOVA members and managers see', async () => {
    const titles = async (caller: Caller) =>
      (await caller.get('/api/events/query?queryText=quantum')).body.items
        .map(({ title }: { title: string }) => title)
        .sort();
    expect(await titles(api.asVisitor())).toEqual(['Quantum for all']);
    expect(await titles(api.as('employee'))).toContain('Quantum for members');
    const hidden = async (caller: Caller) =>
      (await caller.get('/api/companies/query?queryText=preparation&publishedOnly=false')).body.items.length;
    expect([await hidden(api.as('employee')), await hidden(api.as('superAdministrator'))]).toEqual([0, 1]);
  });

  it('looks the same as a computed one', async () => {
    const { status, body, headers } = await api.asVisitor().get('/api/jobs/query');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual((await api.asVisitor().get('/api/jobs/query')).body);
    expect((await api.asVisitor().get('/api/jobs/query?pageSize=0')).status).toBe(400);
  });
});
