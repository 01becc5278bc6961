import { describeOnDatabase } from '../../../testing';

const now = new Date('2026-03-10T12:00:00Z');

const weekly = { every: 'week', interval: 1, weekdays: [], monthly: 'day', until: '2026-04-24', without: [] };
const event = (changes: object = {}) => ({
  type: 'conference',
  texts: { en: { title: 'Open laboratory', summary: 'Short', content: '<p>Long</p>' } },
  publishedAt: '2026-03-01T08:00:00Z',
  isPublished: true,
  // Friday, 17:00 on the park's clock; summer time begins on 29 March.
  startDate: '2026-03-20T16:00:00Z',
  endDate: '2026-03-20T19:00:00Z',
  location: 'Hall A',
  repeat: weekly,
  ...changes,
});
const fridays = ['2026-03-20', '2026-03-27', '2026-04-03', '2026-04-10', '2026-04-17', '2026-04-24'];

describeOnDatabase('an event that repeats', (test) => {
  const api = test.api();
  const editor = () => api.as('supervisorWithFlags');
  const create = async (changes: object = {}) => {
    const { status, body } = await editor().post('/api/events', event(changes));
    expect(status).toBe(201);
    return body;
  };
  const managed = async (id: string) => (await editor().get(`/api/events/${id}?management=true`)).body.managed;
  const change = async (id: string, changes: object) => {
    const { state, createdAt, updatedAt, archivedAt, image, isAllDay, dates, id: _, ...body } = await managed(id);
    return editor().put(`/api/events/${id}`, { ...body, ...changes });
  };
  const daysOf = async (id: string, states = ['published']) =>
    ((await managed(id)).dates ?? [])
      .filter(({ state }: { state: string }) => states.includes(state))
      .map(({ startDate }: { startDate: string }) => startDate.slice(0, 10));
  const nth = async (id: string, index: number): Promise<string> => (await managed(id)).dates[index].id;
  const visit = async (id: string) => (await api.asVisitor().get(`/api/events/${id}`)).body;
  beforeEach(() => api.setNow(now));

  it('happens at the same time of the park’s clock on every day of its rule', async () => {
    const { id, dates } = await create({ repeat: { ...weekly, without: ['2026-04-03'] } });
    expect(dates.map(({ startDate }: { startDate: string }) => startDate)).toEqual([
      '2026-03-20T16:00:00.000Z',
      '2026-03-27T16:00:00.000Z',
      '2026-04-10T15:00:00.000Z',
      '2026-04-17T15:00:00.000Z',
      '2026-04-24T15:00:00.000Z',
    ]);
    const { series, related } = await visit(id);
    expect(series).toMatchObject({ every: 'week', interval: 1 });
    expect(series.dates).toHaveLength(4);
    expect(related.map(({ title }: { title: string }) => title)).not.toContain('Open laboratory');
  });

  it('is in the calendar, in lists and in feeds with each date', async () => {
    const { id } = await create({ texts: { en: { title: 'Zeppelin' } }, location: '' });
    const { body } = await api.asVisitor().get('/api/events/range?startDate=2026-03-01&endDate=2026-05-01');
    expect(body.items.filter(({ title }: { title: string }) => title === 'Zeppelin')).toHaveLength(6);
    const { text } = await api.asVisitor().get('/api/feeds/events.ics');
    for (const date of (await managed(id)).dates) expect(text).toContain(`UID:event-${date.id}@`);
    const list = (await editor().get('/api/publishing/events?pageSize=100')).body.items;
    expect(list.filter(({ title }: { title: string }) => title === 'Zeppelin')).toMatchObject([{ id, dateCount: 6 }]);
    const found = (await editor().get('/api/publishing/events?pageSize=100&queryText=zeppelin')).body.items;
    expect(found).toHaveLength(6);
  });

  it('changes on one date only, and the others keep what they had', async () => {
    const { id } = await create();
    const third = await nth(id, 2);
    expect((await change(third, { location: 'Hall B', startDate: '2026-04-03T16:00:00Z' })).status).toBe(200);
    expect(await visit(third)).toMatchObject({ location: 'Hall B', startDate: '2026-04-03T16:00:00.000Z' });
    expect(await visit(id)).toMatchObject({ location: 'Hall A' });
    expect(await daysOf(id)).toEqual(fridays);
  });

  it('changes on all dates to come; what is special about a date stays where the change leaves it alone', async () => {
    const { id } = await create();
    const third = await nth(id, 2);
    await change(third, { location: 'Hall B' });
    const fourth = await nth(id, 3);
    api.setNow(new Date('2026-03-22T12:00:00Z'));
    const { status } = await change(fourth, {
      scope: 'all',
      texts: { en: { title: 'Night laboratory', summary: 'Short', content: '<p>Long</p>' } },
      startDate: '2026-04-10T18:00:00Z',
      endDate: '2026-04-10T20:00:00Z',
    });
    expect(status).toBe(200);
    expect(await visit(third)).toMatchObject({
      title: 'Night laboratory',
      location: 'Hall B',
      startDate: '2026-04-03T18:00:00.000Z',
    });
    expect(await visit(id)).toMatchObject({ title: 'Open laboratory', startDate: '2026-03-20T16:00:00.000Z' });
  });

  it('moves to another weekday from a date on; the earlier dates stay', async () => {
    const { id } = await create();
    const third = await nth(id, 2);
    const last = await nth(id, 5);
    const { body } = await change(third, {
      scope: 'following',
      startDate: '2026-04-02T15:00:00Z',
      endDate: '2026-04-02T18:00:00Z',
    });
    expect(body.dates.map(({ startDate }: { startDate: string }) => startDate.slice(0, 10))).toEqual([
      '2026-04-02',
      '2026-04-09',
      '2026-04-16',
      '2026-04-23',
    ]);
    expect(await daysOf(id)).toEqual(fridays.slice(0, 2));
    expect(await visit(last)).toMatchObject({ startDate: '2026-04-23T15:00:00.000Z' });
  });

  it('follows a new rule: dates are added and archived, a date archived by hand stays so', async () => {
    const { id } = await create();
    const third = await nth(id, 2);
    expect((await editor().delete(`/api/events/${third}`)).status).toBe(204);
    await change(id, { scope: 'all', repeat: { ...weekly, interval: 2, until: '2026-05-15' } });
    expect(await daysOf(id)).toEqual(['2026-03-20', '2026-04-17', '2026-05-01', '2026-05-15']);
    await change(id, { scope: 'all', repeat: weekly });
    expect(await daysOf(id)).toEqual(fridays.filter((day) => day !== '2026-04-03'));
    expect(await daysOf(id, ['archived'])).toEqual(['2026-04-03', '2026-05-01', '2026-05-15']);
  });

  it('ends from a date on, and can be cancelled as a whole', async () => {
    const { id } = await create();
    const third = await nth(id, 2);
    expect((await editor().delete(`/api/events/${third}?scope=following`)).status).toBe(204);
    expect(await daysOf(id)).toEqual(fridays.slice(0, 2));
    const second = await nth(id, 1);
    await change(id, { scope: 'all', status: 'cancelled' });
    expect(await visit(second)).toMatchObject({ status: 'cancelled' });
  });

  it('can stop to repeat', async () => {
    const { id } = await create();
    const { body } = await change(id, { scope: 'all', repeat: null });
    expect(body).toMatchObject({ repeat: null, state: 'published' });
    expect(body.dates).toBeUndefined();
    expect((await visit(id)).series).toBeUndefined();
  });

  it('has a registration of its own on each date, which moves with the date', async () => {
    const { id } = await create({
      registration: { capacity: 1, opensAt: null, closesAt: '2026-03-19T16:00:00Z' },
    });
    const fourth = await nth(id, 3);
    expect((await managed(fourth)).registration).toMatchObject({ closesAt: '2026-04-09T15:00:00.000Z' });
    for (const one of [id, fourth])
      expect((await api.as('employee').post(`/api/events/${one}/registration`, {})).body.own.state).toBe('registered');
    await change(id, { scope: 'all', registration: { capacity: 5, opensAt: null, closesAt: '2026-03-19T16:00:00Z' } });
    expect((await managed(fourth)).registration).toEqual({
      capacity: 5,
      opensAt: null,
      closesAt: '2026-04-09T15:00:00.000Z',
    });
  });

  it('repeats from a later change on, and refuses a rule with one date or with too many', async () => {
    const { id } = await create({ repeat: null });
    const refused = async (repeat: object) => (await change(id, { repeat })).body.fields;
    expect(await refused({ ...weekly, until: '2026-03-21' })).toEqual({ 'repeat.until': 'errors.events.onlyOneDate' });
    expect(await refused({ ...weekly, every: 'day', until: '2026-12-31' })).toEqual({
      'repeat.until': 'errors.events.tooManyDates',
    });
    expect(await refused({ ...weekly, interval: 0 })).toEqual({ 'repeat.interval': 'errors.field.tooSmall' });
    await change(id, { repeat: weekly });
    expect(await daysOf(id)).toEqual(fridays);
  });

  it('changes nothing for an editor with an outdated text', async () => {
    const { id, version } = await create();
    await change(id, { location: 'Hall C' });
    const { status } = await change(id, { scope: 'all', version, location: 'Hall D' });
    expect(status).toBe(409);
    expect(await visit(await nth(id, 1))).toMatchObject({ location: 'Hall A' });
  });

  it('shows an editor the days of a rule before anything is saved', async () => {
    const ask = async (query: string) =>
      (await editor().get(`/api/publishing/events/dates?from=2026-03-20&${query}`)).body;
    expect((await ask('every=month&monthly=weekday&until=2026-06-30')).items).toEqual([
      '2026-03-20',
      '2026-04-17',
      '2026-05-15',
      '2026-06-19',
    ]);
    expect((await ask('every=month&monthly=lastWeekday&until=2026-06-30')).items).toEqual([
      '2026-03-27',
      '2026-04-24',
      '2026-05-29',
      '2026-06-26',
    ]);
    expect(await ask('every=day&until=2027-03-20')).toMatchObject({ isCapped: true });
    expect(
      (await api.as('employee').get('/api/publishing/events/dates?from=2026-03-20&every=day&until=2026-04-01')).status,
    ).toBe(403);
  });
});
