import ICAL from 'ical.js';
import { describeOnDatabase, roleColumns, testCompanies, type Caller } from '../../testing';
import { eventAgendaItems, events, type EventTexts } from '../../core/database/schema/events';

const now = new Date('2026-03-10T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
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
  texts: { en: texts(title) },
  startsAt: hours(startsIn),
  endsAt: hours(startsIn + 2),
  location: 'Hall A',
  isPublished: true,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
  ...values,
});

const all = [
  event(1, 'Running now', -1),
  event(2, 'Tomorrow', 24, {
    texts: { en: texts('Tomorrow'), fr: texts('Demain') },
    linkedCompanyId: testCompanies.tenant.id,
    registrationUrl: 'https://register.example',
  }),
  event(3, 'Workshop', 48, { type: 'workshop', status: 'cancelled', sequence: 3 }),
  event(4, 'For members', 72, { isMembersOnly: true }),
  event(5, 'For KNOVA', 96, { type: 'knova', isKnova: true }),
  event(6, 'For KNOVA members', 120, { type: 'knova', isKnova: true, isMembersOnly: true }),
  event(7, 'Long ago', -2000),
  event(8, 'Just over', -3),
  event(9, 'Draft', 10, { isPublished: false }),
  event(10, 'Out tomorrow', 12, { publishedAt: hours(24) }),
  event(11, 'Several days', -30, { endsAt: hours(40) }),
];

const openToCome = ['Several days', 'Running now', 'Tomorrow', 'Workshop'];
const over = ['Just over', 'Long ago'];

describeOnDatabase('events', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(events).values(all);
      await database.insert(eventAgendaItems).values([
        {
          eventId: idOf(2),
          position: 2,
          startsAt: hours(25),
          endsAt: hours(26),
          texts: { en: { title: 'Talk' }, fr: { title: 'Exposé' } },
          speaker: 'Ada L.',
        },
        { eventId: idOf(2), position: 1, startsAt: hours(24), endsAt: hours(25), texts: { en: { title: 'Welcome' } } },
      ]);
    },
  });
  const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);
  const ask = async (caller: Caller, path: string) => (await caller.get(`/api/events/${path}`)).body;
  beforeEach(() => api.setNow(now));

  it('to come are listed soonest first, those that run now too', async () => {
    expect(titles(await ask(api.asVisitor(), 'query?upcoming=true'))).toEqual(openToCome);
  });

  it('that are over are listed latest first', async () => {
    expect(titles(await ask(api.asVisitor(), 'query?upcoming=false'))).toEqual(over);
  });

  it('are all listed latest first when nothing is asked for', async () => {
    expect(titles(await ask(api.asVisitor(), 'query'))).toEqual([
      'Workshop',
      'Tomorrow',
      'Running now',
      'Just over',
      'Several days',
      'Long ago',
    ]);
  });

  it.each([
    ['query?upcoming=true&queryFilters=type:workshop', ['Workshop']],
    [`query?queryFilters=company:${testCompanies.tenant.id}`, ['Tomorrow']],
    ['query?queryText=demain', ['Tomorrow']],
    ['query?queryText=wrkshop', ['Workshop']],
    ['query?queryText=hall&upcoming=false', over],
    ['type/workshop?upcoming=true', ['Workshop']],
    ['type/unknown', []],
    ['type/conference?numResults=1&upcoming=true', ['Several days']],
    ['query?fetchAll=true&upcoming=false', over],
  ])('answer to %s', async (path, expected) => {
    expect(titles(await ask(api.asVisitor(), path))).toEqual(expected);
  });

  it('of a type go on page by page', async () => {
    const first = await ask(api.asVisitor(), 'type/conference?numResults=2&upcoming=true');
    const second = await ask(
      api.asVisitor(),
      `type/conference?numResults=2&upcoming=true&paginationId=${first.paginationId}`,
    );
    expect([...titles(first), ...titles(second)]).toEqual(['Several days', 'Running now', 'Tomorrow']);
    expect(second.paginationId).toBeNull();
    const inOtherOrder = await api
      .asVisitor()
      .get(`/api/events/type/conference?upcoming=false&paginationId=${first.paginationId}`);
    expect(inOtherOrder.body).toMatchObject({ status: 400, fields: { paginationId: expect.any(String) } });
  });

  describe('for members and KNOVA', () => {
    const seesKnova = ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'noRole'];
    const everyone = [...roleColumns, 'otherAdministrator', 'visitor'] as const;

    it.each(everyone)('are seen by %s as the rules say, in lists and alone', async (name) => {
      const caller = name === 'visitor' ? api.asVisitor() : api.as(name);
      const isMember = name !== 'visitor';
      const isKnova = seesKnova.includes(name);
      const expected = [
        ...openToCome,
        ...(isMember ? ['For members'] : []),
        ...(isKnova ? ['For KNOVA', 'For KNOVA members'] : []),
      ];
      expect(titles(await ask(caller, 'query?upcoming=true'))).toEqual(expected);
      expect(titles(await ask(caller, 'range?startDate=2026-03-10T12:00:00Z&endDate=2026-04-10'))).toEqual(expected);
      expect(titles(await ask(caller, 'type/knova?upcoming=true'))).toEqual(
        isKnova ? ['For KNOVA', 'For KNOVA members'] : [],
      );
      for (const [id, isSeen] of [
        [4, isMember],
        [5, isKnova],
        [6, isKnova],
      ] as const) {
        for (const path of [
          `/api/events/${idOf(id)}`,
          `/api/events/agenda/${idOf(id)}`,
          `/api/events-ical/${idOf(id)}`,
        ]) {
          expect((await caller.get(path)).status).toBe(isSeen ? 200 : 404);
        }
      }
    });

    it('are chosen by memberEventSetting, which has no effect for visitors where it says members', async () => {
      const employee = api.as('employee');
      expect(titles(await ask(employee, 'query?upcoming=true&memberEventSetting=members'))).toEqual(['For members']);
      expect(titles(await ask(employee, 'query?upcoming=true&memberEventSetting=public'))).toEqual(openToCome);
      expect(titles(await ask(api.as('companySupervisor'), 'query?upcoming=true&memberEventSetting=members'))).toEqual([
        'For members',
        'For KNOVA',
        'For KNOVA members',
      ]);
      expect(titles(await ask(api.as('companySupervisor'), 'type/knova?memberEventSetting=public'))).toEqual([]);
      expect(titles(await ask(api.asVisitor(), 'query?upcoming=true&memberEventSetting=members'))).toEqual(openToCome);
      expect(
        titles(
          await ask(
            api.asVisitor(),
            'range?startDate=2026-03-10T12:00:00Z&endDate=2026-04-10&memberEventSetting=members',
          ),
        ),
      ).toEqual(openToCome);
    });
  });

  describe('of a span of time', () => {
    const inRange = async (query: string) => titles(await ask(api.asVisitor(), `range?${query}`));

    it('are those that touch it, the last day included', async () => {
      expect(await inRange('startDate=2026-03-11&endDate=2026-03-11')).toEqual(['Several days', 'Tomorrow']);
      expect(await inRange('startDate=2026-03-12&endDate=2026-03-12')).toEqual(['Several days', 'Workshop']);
      expect(await inRange('startDate=2026-03-13&endDate=2026-03-20')).toEqual([]);
    });

    it('do not include what ends where it begins or begins where it ends', async () => {
      expect(await inRange(`startDate=${hours(42).toISOString()}&endDate=${hours(48).toISOString()}`)).toEqual([]);
      expect(await inRange(`startDate=${hours(49).toISOString()}&endDate=${hours(50).toISOString()}`)).toEqual([
        'Workshop',
      ]);
    });

    it('can be narrowed by type', async () => {
      expect(await inRange('startDate=2026-03-01&endDate=2026-03-31&queryFilters=type:workshop')).toEqual(['Workshop']);
    });

    it('say so when there are more than the cap', async () => {
      api.app.context.configuration.fetchAllCap = 2;
      const body = await ask(api.asVisitor(), 'range?startDate=2026-03-01&endDate=2026-03-31');
      api.app.context.configuration.fetchAllCap = 10_000;
      expect(body.items).toHaveLength(2);
      expect(body.isCapped).toBe(true);
    });

    it('may be two years long', async () => {
      const { status } = await api.asVisitor().get('/api/events/range?startDate=2026-01-01&endDate=2028-01-01');
      expect(status).toBe(200);
    });

    it.each([
      ['endDate=2026-03-01', 'startDate'],
      ['startDate=2026-03-01', 'endDate'],
      ['startDate=2026-02-30&endDate=2026-03-01', 'startDate'],
      ['startDate=2026-03-01&endDate=2025-02-29', 'endDate'],
      ['startDate=2026-3-1&endDate=2026-03-02', 'startDate'],
      ['startDate=today&endDate=2026-03-02', 'startDate'],
      ['startDate=2026-03-02&endDate=2026-03-01', 'endDate'],
      ['startDate=2026-03-02T10:00:00Z&endDate=2026-03-02T09:00:00Z', 'endDate'],
      ['startDate=2026-01-01&endDate=2028-01-02', 'endDate'],
      ['startDate=2026-01-01T00:00:00Z&endDate=2028-01-01T00:00:01Z', 'endDate'],
      ['startDate=2026-03-01&endDate=2026-03-02&memberEventSetting=some', 'memberEventSetting'],
      ['startDate=2026-03-01&endDate=2026-03-02&queryFilters=company:x', 'queryFilters'],
    ])('refuse %s and name the field', async (query, field) => {
      const { status, body } = await api.asVisitor().get(`/api/events/range?${query}`);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toContain(field);
    });
  });

  it.each([
    ['query?upcoming=soon', 'upcoming'],
    ['query?memberEventSetting=true', 'memberEventSetting'],
    ['query?pageSize=0', 'pageSize'],
    ['query?paginationId=x', 'paginationId'],
    ['query?queryFilters=place:x', 'queryFilters'],
    ['type/conference?numResults=101', 'numResults'],
    ['type/conference?numResults=-1', 'numResults'],
  ])('refuse %s and name the field', async (path, field) => {
    const { status, body } = await api.asVisitor().get(`/api/events/${path}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('have a page of their own (PATH-16, MISS-02)', async () => {
    const { body } = await api.asVisitor().get(`/api/events/${idOf(2)}`, { 'accept-language': 'fr' });
    expect(body).toMatchObject({
      title: 'Demain',
      language: 'fr',
      availableLanguages: ['en', 'fr'],
      content: '<p>Content of Demain</p>',
      startDate: hours(24).toISOString(),
      endDate: hours(26).toISOString(),
      timeZone: 'Europe/Zurich',
      hasAgenda: true,
      linkedCompany: { name: testCompanies.tenant.name },
      membersOnly: false,
      isKnova: false,
    });
    expect(titles({ items: body.related })).toEqual([]);
    expect(titles({ items: (await api.as('employee').get(`/api/events/${idOf(3)}`)).body.related })).toEqual([
      'Tomorrow',
      'For members',
    ]);
  });

  it('have a programme in its order, or an empty one (MISS-02)', async () => {
    const { body } = await api.asVisitor().get(`/api/events/agenda/${idOf(2)}`, { 'accept-language': 'fr' });
    expect(body.items).toEqual([
      { startDate: hours(24).toISOString(), endDate: hours(25).toISOString(), title: 'Welcome', speaker: null },
      { startDate: hours(25).toISOString(), endDate: hours(26).toISOString(), title: 'Exposé', speaker: 'Ada L.' },
    ]);
    expect((await api.asVisitor().get(`/api/events/agenda/${idOf(1)}`)).body).toEqual({ items: [] });
  });

  it('have a calendar file (MISS-02)', async () => {
    const { status, headers, text } = await api.asVisitor().get(`/api/events-ical/${idOf(3)}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/calendar/);
    expect(headers['content-disposition']).toBe(`attachment; filename="event-${idOf(3)}.ics"`);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [component, ...others] = calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
    expect(others).toEqual([]);
    expect(component?.summary).toBe('Workshop');
    expect(component?.sequence).toBe(3);
    expect(component?.startDate.toJSDate()).toEqual(hours(48));
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain(`UID:event-${idOf(3)}@`);
  });

  it.each(['unknown', idOf(999), idOf(9), idOf(10)])(
    'answer 404 for %s, which is not there for a reader',
    async (id) => {
      for (const path of [`/api/events/${id}`, `/api/events/agenda/${id}`, `/api/events-ical/${id}`])
        expect((await api.asVisitor().get(path)).status).toBe(404);
    },
  );

  it('cannot be stored with an end before the start or longer than a year', async () => {
    await expect(api.database.insert(events).values(event(20, 'Backwards', 1, { endsAt: hours(0) }))).rejects.toThrow();
    await expect(
      api.database.insert(events).values(event(21, 'Endless', 1, { endsAt: hours(24 * 400) })),
    ).rejects.toThrow();
  });
});
