import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { events } from '../../core/database/schema/events';
import { describeOnDatabase } from '../../testing';
import { agenda, event, now, writingEvents } from '../../testing/written-events';

describeOnDatabase('writing events', (test) => {
  const api = test.api();
  const { editor, create } = writingEvents(api);
  const visit = (id: string) => api.asVisitor().get(`/api/events/${id}`);
  const entry = async (id: string): Promise<VEvent | undefined> => {
    const { text } = await api.asVisitor().get('/api/feeds/events.ics');
    return Object.values(nodeIcal.sync.parseICS(text)).find(
      (part): part is VEvent => part.type === 'VEVENT' && part.uid.includes(id),
    );
  };
  beforeEach(() => api.setNow(now));

  it('returns what was written, programme and all, to editors and to readers', async () => {
    const body = await create({
      agenda,
      onlineUrl: 'https://meet.example/x',
      registrationUrl: 'https://register.example/1',
    });
    expect(body).toMatchObject({
      version: 1,
      state: 'published',
      startDate: '2026-03-20T16:00:00.000Z',
      isAllDay: false,
      agenda,
      status: 'scheduled',
    });
    expect((await editor().get(`/api/events/${body.id}?management=true`)).body.managed).toEqual(body);
    expect((await visit(body.id)).body).toMatchObject({
      title: 'Meet the makers',
      hasAgenda: true,
      onlineUrl: 'https://meet.example/x',
    });
    const inFrench = await api.asVisitor().get(`/api/events/agenda/${body.id}`, { 'accept-language': 'fr' });
    expect(
      inFrench.body.items.map(({ title, speaker }: { title: string; speaker: string }) => [title, speaker]),
    ).toEqual([
      ['Bienvenue', 'Ada'],
      ['Drinks', null],
    ]);
    const changed = await editor().put(`/api/events/${body.id}`, { ...event({ agenda: agenda.slice(1) }), version: 1 });
    expect(changed.body.agenda).toEqual(agenda.slice(1));
  });

  it('accepts days for events of whole days, over the change of the clocks', async () => {
    const body = await create({ startDate: '2026-03-28', endDate: '2026-03-29' });
    expect(body).toMatchObject({ startDate: '2026-03-28', endDate: '2026-03-29', isAllDay: true });
    expect((await visit(body.id)).body).toMatchObject({
      startDate: '2026-03-27T23:00:00.000Z',
      endDate: '2026-03-29T22:00:00.000Z',
      isAllDay: true,
    });
  });

  it('hides members-only and KNOVA events from whom they are not for, in every call', async () => {
    const { id } = await create({ isKnova: true, texts: { en: { title: 'Knowledge dinner' } }, agenda });
    const seen = async (caller: ReturnType<typeof api.asVisitor>) => [
      (await caller.get(`/api/events/${id}`)).status,
      (await caller.get(`/api/events/agenda/${id}`)).status,
      (await caller.get(`/api/events-ical/${id}`)).status,
      ...(await Promise.all(
        ['query?fetchAll=true', 'type/conference?numResults=100', 'range?startDate=2026-03-01&endDate=2026-04-01'].map(
          async (path) =>
            (await caller.get(`/api/events/${path}`)).body.items.some((item: { id: string }) => item.id === id),
        ),
      )),
      (await caller.get('/api/webflow-search?query=dinner')).body.items.length,
    ];
    expect(await seen(api.asVisitor())).toEqual([404, 404, 404, false, false, false, 0]);
    expect(await seen(api.as('employee'))).toEqual([404, 404, 404, false, false, false, 0]);
    expect(await seen(api.as('otherAdministrator'))).toEqual([404, 404, 404, false, false, false, 0]);
    expect(await seen(api.as('companyAdministrator'))).toEqual([200, 200, 200, true, true, true, 1]);
    expect(await seen(api.as('superAdministrator'))).toEqual([200, 200, 200, true, true, true, 1]);
  });

  it('tells calendars of every change, of cancelling, archiving and coming back', async () => {
    const { id } = await create();
    expect(await entry(id)).toMatchObject({ status: 'CONFIRMED', sequence: '0' });
    const moved = await editor().put(`/api/events/${id}`, {
      ...event({ endDate: '2026-03-20T20:00:00Z' }),
      version: 1,
    });
    expect(await entry(id)).toMatchObject({ status: 'CONFIRMED', sequence: '1' });
    await editor().put(`/api/events/${id}`, { ...event({ status: 'cancelled' }), version: moved.body.version });
    expect(await entry(id)).toMatchObject({ status: 'CANCELLED', sequence: '2' });
    expect((await visit(id)).body.status).toBe('cancelled');
    await editor().put(`/api/events/${id}`, { ...event(), version: 3 });
    await editor().delete(`/api/events/${id}`);
    expect((await visit(id)).status).toBe(404);
    expect(await entry(id)).toMatchObject({ status: 'CANCELLED', sequence: '4' });
    api.setNow('2026-06-09T12:00:00Z');
    expect(await entry(id)).toBeUndefined();
    api.setNow(now);
    await editor().post(`/api/publishing/events/${id}/unarchive`);
    expect(await entry(id)).toMatchObject({ status: 'CONFIRMED', sequence: '5' });
  });

  it('tells calendars of what was withdrawn, and nothing of what never was public', async () => {
    const [shown, draft] = [await create(), await create({ isPublished: false })];
    await editor().put(`/api/events/${shown.id}`, { ...event({ publishedAt: '2026-03-15T08:00:00Z' }), version: 1 });
    await editor().delete(`/api/events/${draft.id}`);
    expect((await entry(shown.id))?.status).toBe('CANCELLED');
    expect(await entry(draft.id)).toBeUndefined();
    api.setNow('2026-03-15T08:00:00Z');
    expect((await entry(shown.id))?.status).toBe('CONFIRMED');
  });

  it.each([
    ['a draft', { isPublished: false }],
    ['scheduled', { publishedAt: '2026-03-15T08:00:00Z' }],
    ['no longer published, by its date', { unpublishAt: '2026-03-10T11:00:00Z' }],
  ])('is in no list, calendar or feed while it is %s', async (_, changes) => {
    const created = await create({ texts: { en: { title: 'Hidden gathering' } }, agenda, ...changes });
    const lists = [
      '/api/events/query?queryText=gathering',
      '/api/events/query?upcoming=true',
      '/api/events/type/workshop?upcoming=true',
      '/api/events/range?startDate=2026-03-01&endDate=2026-04-01',
      '/api/webflow-search?query=gathering',
      '/api/feeds/events.ics',
    ];
    for (const reader of [api.asVisitor(), api.as('employee'), api.as('companySupervisor')]) {
      for (const url of lists) {
        const { status, text } = await reader.get(url);
        expect([url, status, text]).toEqual([url, 200, expect.not.stringContaining('Hidden gathering')]);
      }
      for (const path of ['events', 'events/agenda', 'events-ical'])
        expect([path, (await reader.get(`/api/${path}/${created.id}`)).status]).toEqual([path, 404]);
    }
  });

  it('lets exactly one of many win who save at the same time, programme and calendars with it', async () => {
    const { id } = await create({ agenda });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        editor().put(`/api/events/${id}`, {
          ...event({ location: `Hall ${index}`, agenda: [{ ...agenda[0], title: { en: `Line ${index}` } }] }),
          version: 1,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { managed } = (await editor().get(`/api/events/${id}?management=true`)).body;
    expect(managed).toMatchObject({
      version: 2,
      location: `Hall ${winner}`,
      agenda: [{ title: { en: `Line ${winner}` } }],
    });
    expect((await entry(id))?.sequence).toBe('1');
  });

  it('keeps its calendar entry in one piece, whatever is written into its title', async () => {
    const title = 'Tea; milk, \\ sugar\\n "quoted": 🫖🇨🇭👩‍👩‍👧 BEGIN:VEVENT';
    const { id } = await create({
      texts: { en: { title, summary: 'One\r\nEND:VCALENDAR\r\nX:1' } },
      location: 'Hall;A,\\B',
    });
    const { text } = await api.asVisitor().get(`/api/events-ical/${id}`);
    expect(text.split('\r\n').every((line: string) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(
      true,
    );
    expect(text.match(/^(?:BEGIN:VEVENT|END:VCALENDAR)\r$/gm)).toHaveLength(2);
    const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const found = new ICAL.Event(component);
    expect([found.summary, found.location]).toEqual([title, 'Hall;A,\\B']);
  });

  it('lists events for editors by state and title', async () => {
    await api.database.delete(events);
    const one = await create({
      startDate: '2026-03-28',
      endDate: '2026-03-29',
      isPublished: false,
      texts: { fr: { title: 'Été' } },
    });
    const list = await editor().get('/api/publishing/events?state=draft&queryText=ete');
    expect(list.body.items).toEqual([
      {
        id: one.id,
        type: 'conference',
        state: 'draft',
        version: 1,
        title: 'Été',
        publishedAt: '2026-03-01T08:00:00.000Z',
        updatedAt: now.toISOString(),
        availableLanguages: ['fr'],
        publishedLanguages: ['fr'],
        startDate: '2026-03-28',
        endDate: '2026-03-29',
        isAllDay: true,
        membersOnly: false,
        isKnova: false,
        status: 'scheduled',
        hasRegistration: false,
        author: 'Flora Flags',
      },
    ]);
    expect((await editor().get('/api/publishing/events?state=published')).body.items).toEqual([]);
  });
});
