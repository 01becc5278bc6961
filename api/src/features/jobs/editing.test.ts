import { describeOnDatabase, people, roleColumns, testCompanies } from '../../testing';

describeOnDatabase('writing jobs', (test) => {
  const api = test.api();
  const now = '2026-06-01T10:00:00Z';
  const day = (days: number) => new Date(new Date(now).getTime() + days * 86_400_000).toISOString();
  const body = (change: object = {}) => ({
    texts: { en: { title: 'Engineer', description: '<p onclick="x()">Build</p>' }, fr: { title: '', description: '' } },
    contractType: 'permanent',
    workload: { minimum: 80, maximum: 100 },
    location: 'Main building',
    applyUrl: null,
    applyEmail: 'jobs@alpine.example',
    isPublished: true,
    publishedAt: day(0),
    expiresAt: day(60),
    ...change,
  });
  const create = (change: object = {}) => api.as('companyAdministrator').post('/api/jobs', body(change));
  beforeEach(() => api.setNow(now));

  it.each(roleColumns)('is open to %s by the right, Exited and Garage included', async (role) => {
    const allowed = ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'garage', 'exited'];
    expect((await api.as(role).post('/api/jobs', body())).status).toBe(allowed.includes(role) ? 201 : 403);
    expect(people[role]).toBeDefined();
  });

  it('keeps to the own company, except for the park', async () => {
    const { id } = (await create()).body;
    expect((await api.as('otherAdministrator').get(`/api/jobs/${id}/editing`)).status).toBe(404);
    expect((await api.as('otherAdministrator').delete(`/api/jobs/${id}`)).status).toBe(404);
    expect((await api.as('superAdministrator').get(`/api/jobs/${id}/editing`)).status).toBe(200);
    expect((await create({ companyId: testCompanies.otherTenant.id })).status).toBe(403);
  });

  it('goes from draft to scheduled, published, expired and archived', async () => {
    expect((await create({ isPublished: false })).body.state).toBe('draft');
    const { id } = (await create({ publishedAt: day(1) })).body;
    const state = async () => (await api.as('companyAdministrator').get(`/api/jobs/${id}/editing`)).body.state;
    expect(await state()).toBe('scheduled');
    api.setNow(day(2));
    expect(await state()).toBe('published');
    const open = await api.asVisitor().get(`/api/jobs/${id}`);
    expect([open.status, open.body.description]).toEqual([200, '<p>Build</p>']);
    await api.idle();
    expect((await api.as('companyAdministrator').get(`/api/jobs/${id}/editing`)).body.views).toEqual([
      { day: '2026-06-03', count: 1 },
    ]);
    api.setNow(day(61));
    expect(await state()).toBe('expired');
    const extended = await api.as('companyAdministrator').post(`/api/jobs/${id}/extend`);
    expect([extended.body.state, extended.body.expiresAt]).toEqual(['published', day(91)]);
    expect((await api.as('companyAdministrator').post(`/api/jobs/${id}/archive`)).body.state).toBe('archived');
    expect((await api.asVisitor().get(`/api/jobs/${id}`)).status).toBe(404);
    const copy = await api.as('companyAdministrator').post(`/api/jobs/${id}/duplicate`);
    expect([copy.status, copy.body.state, copy.body.texts.en.title]).toEqual([201, 'draft', 'Engineer']);
  });

  it.each([
    [{ expiresAt: day(91) }, 'expiresAt', 'errors.jobs.tooLong'],
    [{ expiresAt: day(-1), publishedAt: day(-2) }, 'expiresAt', 'errors.jobs.expiryInPast'],
    [{ expiresAt: day(5), publishedAt: day(10) }, 'expiresAt', 'errors.jobs.endsBeforeStart'],
    [{ applyEmail: null }, 'applyUrl', 'errors.jobs.noWayToApply'],
    [
      { texts: { en: { title: '', description: '' }, fr: { title: '', description: '' } } },
      'texts.en.title',
      'errors.jobs.noTitle',
    ],
    [{ contractType: 'nothing' }, 'contractType', 'errors.field.choice'],
  ])('refuses %j at its field (MISS-03)', async (change, field, key) => {
    expect((await create(change)).body.fields).toEqual({ [field]: key });
  });

  it('stays archived when it is saved, until it is restored as a draft or published', async () => {
    const { id } = (await create()).body;
    const editor = api.as('companyAdministrator');
    await editor.post(`/api/jobs/${id}/archive`);
    const save = async (change: object) => {
      const { version } = (await editor.get(`/api/jobs/${id}/editing`)).body;
      return (await editor.put(`/api/jobs/${id}`, body({ version, ...change }))).body;
    };
    expect(await save({ isPublished: false, location: 'A' })).toMatchObject({ state: 'archived', location: 'A' });
    const restored = await editor.post(`/api/jobs/${id}/restore`);
    expect(restored.body).toMatchObject({ state: 'draft', location: 'A' });
    expect((await editor.post(`/api/jobs/${id}/restore`)).body.version).toBe(restored.body.version);
    await editor.post(`/api/jobs/${id}/archive`);
    expect(await save({ isPublished: true })).toMatchObject({ state: 'published' });
  });

  it('refuses the second of two changes', async () => {
    const { id, version } = (await create()).body;
    const change = (location: string) =>
      api.as('companyAdministrator').put(`/api/jobs/${id}`, body({ version, location }));
    expect((await change('A')).status).toBe(200);
    const second = await change('B');
    expect([second.status, second.body.details.current.location]).toEqual([409, 'A']);
  });
});
