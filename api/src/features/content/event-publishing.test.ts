import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { auditTrail } from '../../core/database/schema/audit';
import { events } from '../../core/database/schema/events';
import { describeOnDatabase } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');
const unknownId = '00000000-0000-4000-8000-00000000ffff';

const event = (changes: object = {}) => ({
  type: 'conference',
  texts: { en: { title: 'Meet the makers', summary: 'Short', content: '<p>Long</p>' } },
  publishedAt: '2026-03-01T08:00:00Z',
  isPublished: true,
  startDate: '2026-03-20T16:00:00Z',
  endDate: '2026-03-20T19:00:00Z',
  location: 'Hall A',
  ...changes,
});
const agenda = [
  {
    startDate: '2026-03-20T16:00:00.000Z',
    endDate: '2026-03-20T16:30:00.000Z',
    title: { en: 'Welcome', fr: 'Bienvenue' },
    speaker: 'Ada',
  },
  {
    startDate: '2026-03-20T16:30:00.000Z',
    endDate: '2026-03-20T19:00:00.000Z',
    title: { en: 'Drinks' },
    speaker: null,
  },
];

describeOnDatabase('writing events', (test) => {
  const api = test.api();
  const editor = () => api.as('supervisorWithFlags');
  const create = async (changes: object = {}) => {
    const { status, body } = await editor().post('/api/events', event(changes));
    expect(status).toBe(201);
    return body;
  };
  const visit = (id: string) => api.asVisitor().get(`/api/events/${id}`);
  const entry = async (id: string): Promise<VEvent | undefined> => {
    const { text } = await api.asVisitor().get('/api/feeds/events.ics');
    return Object.values(nodeIcal.sync.parseICS(text)).find(
      (part): part is VEvent => part.type === 'VEVENT' && part.uid.includes(id),
    );
  };
  beforeEach(() => api.setNow(now));

  it('is for those with the flag', async () => {
    expect((await api.asVisitor().post('/api/events', event())).status).toBe(401);
    expect((await api.as('companyAdministrator').post('/api/events', event())).status).toBe(403);
    const { id } = await create({ isKnova: true, membersOnly: true });
    expect((await api.as('companyAdministrator').get(`/api/events/${id}?management=true`)).status).toBe(403);
  });

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

  it('refuses an older version with the stored one, restores versions and keeps a trail', async () => {
    const { id } = await create({ agenda });
    await editor().put(`/api/events/${id}`, { ...event({ location: 'Hall B' }), version: 1 });
    const refused = await editor().put(`/api/events/${id}`, { ...event({ location: 'Hall C' }), version: 1 });
    expect([refused.status, refused.body.key, refused.body.details.current.location]).toEqual([
      409,
      'errors.publishing.changedMeanwhile',
      'Hall B',
    ]);
    const restored = await editor().post(`/api/publishing/events/${id}/versions/1/restore`, { version: 2 });
    expect(restored.body).toMatchObject({ version: 3, location: 'Hall A', agenda });
    expect(
      (await editor().get(`/api/publishing/events/${id}/versions`)).body.items.map(
        ({ version }: { version: number }) => version,
      ),
    ).toEqual([3, 2, 1]);
    expect((await editor().get(`/api/publishing/events/${id}/versions/2`)).body.body).toMatchObject({
      location: 'Hall B',
      agenda: [],
    });
    const lines = await api.database
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subjectId, id))
      .orderBy(auditTrail.id);
    expect(lines.map(({ action }) => action)).toEqual(['created', 'changed', 'changed']);
    expect(lines[1]).toMatchObject({
      before: { location: 'Hall A', agenda },
      after: { location: 'Hall B', agenda: [] },
    });
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

  const wrong: [changes: object, fields: Record<string, string>][] = [
    [{ type: 'unknown' }, { type: 'errors.field.choice' }],
    [{ startDate: undefined }, { startDate: 'errors.field.date' }],
    [{ startDate: '2026-02-30T08:00:00Z' }, { startDate: 'errors.field.date' }],
    [{ startDate: '2025-02-29', endDate: '2025-03-01' }, { startDate: 'errors.field.date' }],
    [
      { startDate: '0000-01-01', endDate: '0000-01-02' },
      { startDate: 'errors.field.dateRange', endDate: 'errors.field.dateRange' },
    ],
    [{ startDate: '2026-03-20' }, { endDate: 'errors.field.date' }],
    [{ endDate: '2026-03-20' }, { endDate: 'errors.field.date' }],
    [{ endDate: '2026-03-20T15:59:59Z' }, { endDate: 'errors.field.tooSmall' }],
    [{ startDate: '2026-03-20', endDate: '2026-03-19' }, { endDate: 'errors.field.tooSmall' }],
    [{ endDate: '2027-03-22T16:00:00Z' }, { endDate: 'errors.field.tooLarge' }],
    [{ onlineUrl: 'javascript:alert(1)' }, { onlineUrl: 'errors.field.url' }],
    [{ registrationUrl: 'register here' }, { registrationUrl: 'errors.field.url' }],
    [{ location: 'x'.repeat(301) }, { location: 'errors.field.tooLong' }],
    [{ status: 'postponed' }, { status: 'errors.field.choice' }],
    [{ membersOnly: 'yes' }, { membersOnly: 'errors.field.invalid' }],
    [
      { agenda: [{ ...agenda[0], startDate: '2026-03-20T15:00:00Z' }] },
      { 'agenda.0.startDate': 'errors.field.tooSmall' },
    ],
    [
      { agenda: [agenda[0], { ...agenda[1], endDate: '2026-03-20T16:00:00Z' }] },
      { 'agenda.1.endDate': 'errors.field.tooSmall' },
    ],
    [{ agenda: [{ ...agenda[1], endDate: '2026-03-20T19:01:00Z' }] }, { 'agenda.0.endDate': 'errors.field.tooLarge' }],
    [{ agenda: [{ ...agenda[0], title: {} }] }, { 'agenda.0.title': 'errors.field.required' }],
    [
      { texts: {}, type: 'no', endDate: '2026-03-19T00:00:00Z' },
      { texts: 'errors.field.required', type: 'errors.field.choice', endDate: 'errors.field.tooSmall' },
    ],
  ];
  it.each(wrong.map(([changes, fields]) => [JSON.stringify(fields), changes, fields] as const))(
    'refuses what is wrong and names it: %s',
    async (_, changes, fields) => {
      const { status, body } = await editor().post('/api/events', event(changes));
      expect([status, body.fields]).toEqual([400, fields]);
    },
  );

  it('answers 404 for what is not there', async () => {
    expect((await editor().put(`/api/events/${unknownId}`, { ...event(), version: 1 })).status).toBe(404);
    expect((await editor().delete(`/api/events/${unknownId}`)).status).toBe(404);
    expect((await editor().get(`/api/events/${unknownId}?management=true`)).status).toBe(404);
    expect((await editor().post(`/api/publishing/events/${unknownId}/versions/1/restore`, { version: 1 })).status).toBe(
      404,
    );
  });

  it.each([
    'startDate=0000-01-01&endDate=0000-02-01',
    'startDate=2026-02-30&endDate=2026-03-01',
    'startDate=9999-12-31&endDate=9999-12-31',
  ])('refuses the range %s by its field', async (query) => {
    const { status, body } = await api.asVisitor().get(`/api/events/range?${query}`);
    expect([status, body.fields?.startDate]).toEqual([400, expect.stringMatching(/^errors\.field\.date(Range)?$/)]);
  });
});
