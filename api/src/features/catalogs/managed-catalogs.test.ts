import { eq, sql } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { companies } from '../../core/database/schema/companies';
import { describeOnDatabase, testCompanies } from '../../testing';

const { tenant, otherTenant } = testCompanies;
const solar = {
  labels: { en: 'Solar energy', fr: 'Énergie solaire' },
  synonyms: { en: ['PV'], fr: ['photovoltaïque'] },
};

describeOnDatabase('catalogs that park staff maintain', (test) => {
  const api = test.api();
  const staff = () => api.as('superAdministrator');
  const items = async (catalog = 'sectors') => (await staff().get(`/api/catalogs/${catalog}/items`)).body.items;
  const add = (body: object, catalog = 'sectors') => staff().post(`/api/catalogs/${catalog}/items`, body);
  const directory = async (query: string, language = 'en') =>
    (await api.asVisitor().get(`/api/companies/query?${query}`, { 'accept-language': language })).body;
  const names = ({ items: found }: { items: { name: string }[] }) => found.map(({ name }) => name);
  const give = (id: string, sectors: string[]) =>
    api.database.update(companies).set({ sectors, isPublished: true }).where(eq(companies.id, id));

  it('are for park staff only', async () => {
    for (const person of ['companyAdministrator', 'employee', 'facilities'] as const)
      expect((await api.as(person).get('/api/catalogs/sectors/items')).status).toBe(403);
    expect((await staff().get('/api/catalogs/roles/items')).status).toBe(404);
    expect((await staff().get('/api/catalogs/managed')).body.items.map(({ id }: { id: string }) => id)).toContain(
      'room-equipment',
    );
  });

  it('let a company be found by every name of its sectors in both languages', async () => {
    expect((await add(solar)).body).toMatchObject({ id: 'solar-energy', uses: 0, needsReview: false });
    await give(tenant.id, ['solar-energy']);
    for (const text of ['solar', 'énergie solaire', 'SOLAIRE', 'pv', 'photovoltaique'])
      expect([text, names(await directory(`queryText=${encodeURIComponent(text)}`))]).toEqual([text, [tenant.name]]);
    const french = await directory('', 'fr');
    expect(french.items[0]).toMatchObject({
      tags: ['Énergie solaire'],
      sectors: [{ id: 'solar-energy', label: 'Énergie solaire' }],
    });
    expect(french.facets.tag).toEqual([{ value: 'solar-energy', label: 'Énergie solaire', count: 1 }]);
    const found = (await api.asVisitor().get('/api/webflow-search?query=photovolta%C3%AFque')).body.items;
    expect(found).toMatchObject([{ kind: 'company', title: tenant.name }]);
  });

  it('filter by every name, and name the option as the address does', async () => {
    for (const value of ['solar-energy', 'Solar energy', 'énergie solaire', 'PV']) {
      const body = await directory(`queryFilters=${encodeURIComponent(`tag:${value}`)}`, 'fr');
      expect(names(body)).toEqual([tenant.name]);
      expect(body.facets.tag).toEqual([{ value, label: 'Énergie solaire', count: 1 }]);
    }
    expect(names(await directory('queryFilters=tag:wind'))).toEqual([]);
  });

  it('rename a sector for its companies at once, without marking them as changed', async () => {
    const [item] = await items();
    const labels = { en: 'Sun power', fr: 'Énergie du soleil' };
    const changed = await staff().put(`/api/catalogs/sectors/items/${item.id}`, {
      labels,
      synonyms: { en: ['Solar energy'], fr: [] },
      version: item.version,
    });
    expect(changed.body).toMatchObject({ id: 'solar-energy', labels, uses: 1 });
    expect(names(await directory('queryText=soleil'))).toEqual([tenant.name]);
    expect(names(await directory('queryText=photovoltaique'))).toEqual([]);
    const [company] = await api.database.select().from(companies).where(eq(companies.id, tenant.id));
    expect(company).toMatchObject({ tags: ['Sun power'], portalChanges: [] });
    const stale = await staff().put(`/api/catalogs/sectors/items/${item.id}`, { ...solar, version: item.version });
    expect([stale.status, stale.body.details.current.labels.en]).toEqual([409, 'Sun power']);
    expect(
      await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, 'sectors/solar-energy')),
    ).toHaveLength(2);
  });

  it('refuse a name that another sector has in either language', async () => {
    const body = { labels: { en: 'Panels', fr: 'energie DU-soleil' }, synonyms: { en: [], fr: [] } };
    const answer = await add(body);
    expect([answer.status, answer.body.key]).toEqual([409, 'errors.catalogs.nameTaken']);
    expect((await items()).length).toBe(1);
  });

  it('add unknown names for review, merge them, and keep their addresses', async () => {
    await give(otherTenant.id, ['Panneaux solaires', 'sun POWER']);
    expect(await items()).toMatchObject([
      { id: 'solar-energy', uses: 2 },
      { id: 'panneaux-solaires', labels: { en: 'Panneaux solaires' }, needsReview: true, uses: 1 },
    ]);
    const merged = await staff().post('/api/catalogs/sectors/items/panneaux-solaires/merge', { into: 'solar-energy' });
    expect([merged.status, merged.body.uses]).toEqual([200, 2]);
    expect(names(await directory('queryFilters=tag:Panneaux%20solaires')).sort()).toEqual(
      [tenant.name, otherTenant.name].sort(),
    );
    const [company] = await api.database.select().from(companies).where(eq(companies.id, otherTenant.id));
    expect(company?.sectors).toEqual(['solar-energy']);
  });

  it('understand what an earlier version of the api writes into the tags', async () => {
    await api.database.execute(sql`UPDATE companies SET tags = '{Sun power, Wind}' WHERE id = ${otherTenant.id}`);
    const [company] = await api.database.select().from(companies).where(eq(companies.id, otherTenant.id));
    expect(company).toMatchObject({ sectors: ['solar-energy', 'wind'], tags: ['Sun power', 'Wind'] });
  });

  it('archive an item that is in use: records keep it, nobody chooses it again', async () => {
    const press = '/api/catalogs/news-types/items/press';
    const answers = [1, 2].map(() => staff().put(`${press}/archive`, { isArchived: true }));
    for (const answer of await Promise.all(answers)) expect(answer.body).toMatchObject({ isArchived: true });
    expect((await api.asVisitor().get('/api/catalogs/news-types')).body.items).toContainEqual({
      id: 'press',
      label: expect.any(String),
      isArchived: true,
    });
    const article = {
      type: 'press',
      texts: { en: { title: 'T', summary: '', content: '<p>x</p>', imageAlt: '' } },
      imageId: null,
      linkedCompanyId: null,
      isPublished: false,
      publishedAt: '2026-03-01T08:00:00Z',
      successStory: false,
    };
    const refused = await staff().post('/api/news', article);
    expect([refused.status, refused.body.fields?.type]).toEqual([400, 'errors.field.choice']);
    await staff().put(`${press}/archive`, { isArchived: false });
    expect((await staff().post('/api/news', article)).status).toBe(201);
    expect((await items('news-types')).find(({ id }: { id: string }) => id === 'press')).toMatchObject({ uses: 1 });
  });

  it('have one sector for two companies that name it at the same time', async () => {
    await Promise.all([give(tenant.id, ['Tidal power']), give(otherTenant.id, ['tidal-power'])]);
    expect((await items()).filter(({ id }: { id: string }) => id.startsWith('tidal'))).toMatchObject([{ uses: 2 }]);
  });
});
