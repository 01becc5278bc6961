import { asc, eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { describeOnDatabase, people, roleColumns } from '../../testing';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';

const base = '/api/approved-suppliers';
const now = new Date('2026-03-10T12:00:00Z');
const body = {
  name: 'Bread & Butter',
  category: 'catering',
  texts: { en: { description: 'Fresh bread' }, fr: { description: 'Pain frais' } },
  website: 'https://bread.example',
  email: 'hello@bread.example',
  phone: '+41 21 555 00 00',
};

describeOnDatabase('managing suppliers', (test) => {
  const api = test.api();
  const manager = () => api.as('superAdministrator');
  const add = async (change: object = {}) => (await manager().post(base, { ...body, ...change })).body;
  const listed = async (query = '') =>
    (await manager().get(`${base}/query${query}`)).body.items.map(({ name }: { name: string }) => name);
  beforeEach(() => api.setNow(now));
  afterEach(async () => void (await api.database.delete(suppliers)));

  it('adds one, which is on the list at once in the reader’s language', async () => {
    const { status, body: added } = await manager().post(base, body);
    expect(status).toBe(201);
    expect(added).toEqual({
      ...body,
      id: expect.any(String),
      logo: null,
      version: 1,
      listedAt: now.toISOString(),
      archivedAt: null,
    });
    const { body: list } = await api.as('employee').get(`${base}/query`, { 'accept-language': 'fr' });
    expect(list.items).toMatchObject([
      { name: 'Bread & Butter', description: 'Pain frais', language: 'fr', availableLanguages: ['en', 'fr'], votes: 0 },
    ]);
    expect((await manager().get(`${base}/${added.id}`)).body).toEqual(added);
  });

  it('reads an empty address as none, and accepts one language', async () => {
    expect(await add({ website: '', email: ' ', phone: null, texts: { fr: { description: ' Pain ' } } })).toMatchObject(
      { website: null, email: null, phone: null, texts: { fr: { description: 'Pain' } } },
    );
  });

  it.each([
    [{ name: ' ' }, { name: 'errors.field.required' }],
    [{ name: 'x'.repeat(121) }, { name: 'errors.field.tooLong' }],
    [{ category: 'weapons' }, { category: 'errors.field.choice' }],
    [{ category: '' }, { category: 'errors.field.required' }],
    [{ texts: {} }, { texts: 'errors.field.required' }],
    [{ texts: { en: { description: '' } } }, { 'texts.en.description': 'errors.field.required' }],
    [{ texts: { fr: { description: 'x'.repeat(2001) } } }, { 'texts.fr.description': 'errors.field.tooLong' }],
    [{ website: 'javascript:alert(1)' }, { website: 'errors.field.url' }],
    [{ website: 'bread' }, { website: 'errors.field.url' }],
    [{ email: 'bread' }, { email: 'errors.field.email' }],
    [{ phone: 'call us' }, { phone: 'errors.field.invalid' }],
    [{ website: undefined }, { website: 'errors.field.required' }],
  ])('refuses %j and names the field', async (change, fields) => {
    const { status, body: problem } = await manager().post(base, { ...body, ...change });
    expect([status, problem.key, problem.fields]).toEqual([400, 'errors.validation', fields]);
    expect(await listed()).toEqual([]);
  });

  it('changes one and counts its version', async () => {
    const added = await add();
    const { status, body: changed } = await manager().put(`${base}/${added.id}`, {
      ...body,
      name: 'Bread only',
      texts: { en: { description: 'Less' } },
      version: 1,
    });
    expect([status, changed]).toEqual([
      200,
      { ...added, name: 'Bread only', texts: { en: { description: 'Less' } }, version: 2 },
    ]);
    expect((await manager().get(`${base}/${added.id}`)).body).toEqual(changed);
  });

  it('lets the first of two who change the same version win, and sends the other the current state', async () => {
    const { id } = await add();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => manager().put(`${base}/${id}`, { ...body, name, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    for (const { status, body: problem } of answers) {
      if (status === 409) expect(problem).toMatchObject({ key: 'errors.conflict', details: { current: winner } });
    }
  });

  it('keeps a category that the catalog has lost', async () => {
    const { id } = await add();
    await api.database.update(suppliers).set({ category: 'gone' }).where(eq(suppliers.id, id));
    expect((await manager().put(`${base}/${id}`, { ...body, category: 'gone', version: 1 })).status).toBe(200);
  });

  it('archives and restores one with its votes', async () => {
    const { id } = await add();
    await api.as('employee').post(`${base}/${id}/vote`);
    expect((await manager().delete(`${base}/${id}`)).status).toBe(204);
    expect((await manager().delete(`${base}/${id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await listed('?archived=true')).toEqual(['Bread & Butter']);
    expect((await manager().get(`${base}/${id}`)).body).toMatchObject({ archivedAt: now.toISOString(), version: 2 });
    expect((await api.as('employee').get(`${base}/query?archived=true`)).body.items).toEqual([]);
    expect((await manager().post(`${base}/${id}/restore`)).body).toMatchObject({ archivedAt: null, version: 3 });
    expect((await api.as('employee').get(`${base}/query`)).body.items).toMatchObject([{ votes: 1, hasVoted: true }]);
  });

  it('writes down who did what', async () => {
    const { id } = await add({ name: 'Traced' });
    await manager().put(`${base}/${id}`, { ...body, name: 'Traced again', version: 1 });
    await manager().delete(`${base}/${id}`);
    const lines = await api.database
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subjectId, id))
      .orderBy(asc(auditTrail.id));
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual(
      ['created', 'changed', 'archived'].map((action) => [action, people.superAdministrator.id]),
    );
    expect(lines[1]).toMatchObject({ before: { name: 'Traced' }, after: { name: 'Traced again' } });
  });

  it.each(['unknown', '00000000-0000-4000-8000-000000000999'])('answers 404 for %s', async (id) => {
    const caller = manager();
    const answers = [
      await caller.get(`${base}/${id}`),
      await caller.put(`${base}/${id}`, { ...body, version: 1 }),
      await caller.delete(`${base}/${id}`),
      await caller.post(`${base}/${id}/restore`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it.each(roleColumns)('is %s’s by the matrix', async (name) => {
    const { status } = await api.as(name).post(base, body);
    expect(status).toBe(name === 'superAdministrator' ? 201 : 403);
    await api.database.delete(supplierVotes);
  });
});
