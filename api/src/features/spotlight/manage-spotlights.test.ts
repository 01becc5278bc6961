import { describeOnDatabase } from '../../testing';

const body = (change: object = {}) => ({
  texts: {
    en: { title: 'Open day', text: 'Come and see.', imageAlt: '' },
    fr: { title: 'Portes ouvertes', text: '', imageAlt: '' },
  },
  link: '/events',
  isPublished: true,
  imageId: null,
  startsAt: '2026-03-01T08:00:00.000Z',
  endsAt: null,
  ...change,
});

describeOnDatabase('managing spotlights', (test) => {
  const api = test.api();
  const editor = () => api.as('superAdministrator');
  const add = async (change: object = {}) => (await editor().post('/api/publishing/spotlights', body(change))).body;
  const list = async () => (await editor().get('/api/publishing/spotlights')).body.items;
  const shown = async () => (await api.asVisitor().get('/api/spotlight')).body?.title;
  beforeEach(() => api.setNow('2026-03-10T12:00:00Z'));

  it('is for editors', async () => {
    expect((await api.as('employee').get('/api/publishing/spotlights')).status).toBe(403);
    expect((await api.as('employee').post('/api/publishing/spotlights', body())).status).toBe(403);
  });

  it('shows the first of those whose time it is, in the order of the editors', async () => {
    const first = await add();
    const second = await add({
      texts: { en: { title: 'Summer party', text: '', imageAlt: '' }, fr: { title: '', text: '', imageAlt: '' } },
    });
    await add({ startsAt: '2026-04-01T08:00:00.000Z' });
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['scheduled', 'shown', 'waiting']);
    expect(await shown()).toBe('Summer party');
    await editor().put('/api/publishing/spotlights/order', { ids: [first.id, second.id] });
    expect(await shown()).toBe('Open day');
    expect((await api.asVisitor().get('/api/spotlight', { 'accept-language': 'fr' })).body.title).toBe(
      'Portes ouvertes',
    );
  });

  it('changes with the version that was read, and is removed', async () => {
    const made = await add();
    const saved = await editor().put(`/api/publishing/spotlights/${made.id}`, {
      ...body({ link: '' }),
      version: made.version,
    });
    expect(saved.body).toMatchObject({ link: '', version: made.version + 1 });
    const stale = await editor().put(`/api/publishing/spotlights/${made.id}`, { ...body(), version: made.version });
    expect([stale.status, stale.body.details.current.link]).toEqual([409, '']);
    expect((await editor().delete(`/api/publishing/spotlights/${made.id}`)).status).toBe(204);
    expect((await list()).some(({ id }: { id: string }) => id === made.id)).toBe(false);
  });

  it.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ endsAt: '2026-02-01T08:00:00.000Z' }, 'endsAt'],
    [{ imageId: '00000000-0000-4000-8000-000000000000' }, 'imageId'],
  ])('refuses %o', async (change, field) => {
    const answer = await editor().post('/api/publishing/spotlights', body(change));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining([field])]);
  });
});
