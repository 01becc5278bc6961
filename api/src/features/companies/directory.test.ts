import { inArray } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { describeOnEachDatabase, type Caller } from '../../testing';
import { company, idOf, names, now, prepareDirectory } from '../../testing/directory-companies';

describeOnEachDatabase('the company directory', (test) => {
  const api = test.api({ prepare: prepareDirectory });
  const ask = async (query = '', caller: Caller = api.asVisitor()) =>
    (await caller.get(`/api/companies/query${query}`)).body;
  beforeEach(() => api.setNow(now));

  it('is open to visitors and sorted by name, without regard to accents and case', async () => {
    const body = await ask();
    expect(names(body)).toEqual(['Alpine Drones', 'Écoute', 'Robotics Lab', 'zebra Østerberg & Söhne', 'Zenith']);
    expect(body).toMatchObject({ total: 5, paginationId: null });
    expect(body.items[2]).toMatchObject({
      category: 'tenant',
      location: 'north',
      buildingName: 'North',
      isEPFL: true,
      isPublished: true,
      tags: ['Hardware'],
      logo: null,
      summary: 'Arms that feel.',
      website: 'https://lab.example',
    });
    expect(body.items[2].email).toBeUndefined();
  });

  it('has the facts of companies as filters, in their natural order', async () => {
    const { facets } = await ask();
    expect(facets.teamSize).toEqual([
      { value: '10-49', label: '10–49', count: 1 },
      { value: '250+', label: '250+', count: 1 },
    ]);
    expect(facets.founded).toEqual([
      { value: '2010', label: '2010–2019', count: 1 },
      { value: '1890', label: '1890–1899', count: 1 },
    ]);
  });

  it('counts the listed companies of each building, for the map', async () => {
    const { body } = await api.asVisitor().get('/api/buildings');
    expect(body.items.map(({ id, companyCount }: { id: string; companyCount: number }) => [id, companyCount])).toEqual([
      ['north', 2],
      ['south', 1],
    ]);
    expect(body.items[0].outline).toEqual([]);
  });

  it('finds the companies of a building by its name, or the beginning of it', async () => {
    const inNorth = await api.asVisitor().get('/api/companies/query?queryFilters=location:north&sort=name');
    const { name } = (await api.asVisitor().get('/api/buildings')).body.items[0];
    for (const text of [name, name.slice(0, 4).toUpperCase()]) {
      const { body } = await api.asVisitor().get(`/api/companies/query?queryText=${encodeURIComponent(text)}`);
      expect(names(body)).toEqual(expect.arrayContaining(names(inNorth.body)));
    }
  });

  it('finds a company by words of which some are in its texts and some in the name of its building', async () => {
    const found = async (text: string) => names(await ask(`?queryText=${encodeURIComponent(text)}`));
    expect(await found('robotics north')).toEqual(['Robotics Lab']);
    expect(await found('south Robotics')).toEqual(['Alpine Drones']);
    expect(await found('robotics nowhere')).toEqual([]);
    const { body } = await api.asVisitor().get('/api/webflow-search?query=lab%20north');
    expect(body.items).toEqual([expect.objectContaining({ kind: 'company', title: 'Robotics Lab' })]);
  });

  it('finds name before tags before description', async () => {
    expect(names(await ask('?queryText=robotics'))).toEqual(['Robotics Lab', 'Alpine Drones', 'Écoute']);
  });

  it.each([
    ['?queryText=ecoute', ['Écoute']],
    ['?queryText=LAB%20robot', ['Robotics Lab']],
    ['?queryText=robtics', ['Robotics Lab', 'Alpine Drones', 'Écoute']],
    ['?queryText=sensibles', ['Robotics Lab']],
    ['?queryText=osterberg', ['zebra Østerberg & Söhne']],
    ['?queryText=oreille%20comme', ['Écoute']],
    ['?queryText=%25', ['Alpine Drones', 'Écoute', 'Robotics Lab', 'zebra Østerberg & Söhne', 'Zenith']],
    ['?queryText=a%25b', []],
    ['?queryText=nothing%20like%20this', []],
    ['?location=north', ['Robotics Lab', 'Zenith']],
    ['?location=nowhere', []],
    ['?isEPFL=true', ['Robotics Lab']],
    ['?isEPFL=false&location=north', ['Zenith']],
    ['?queryFilters=category:Startup', ['Alpine Drones', 'Écoute']],
    ['?queryFilters=category:Startup,category:Tenant,location:south', ['Alpine Drones']],
    ['?queryFilters=tag:Audio,tag:Aviation', ['Alpine Drones', 'Écoute']],
    ['?queryFilters=isEPFL:true', ['Robotics Lab']],
    ['?queryFilters=teamSize:250%2B', ['Zenith']],
    ['?queryFilters=founded:2010,founded:1890', ['Robotics Lab', 'Zenith']],
    ['?queryFilters=location:south&location=north', []],
    ['?queryFilters=location:south,location:north&location=north', ['Robotics Lab', 'Zenith']],
    ['?sort=newest&pageSize=1', ['Zenith']],
    ['?sort=name&queryText=robotics', ['Alpine Drones', 'Écoute', 'Robotics Lab']],
    ['?sort=relevance&pageSize=1', ['Alpine Drones']],
    ['?fetchAll=true&pageSize=1', ['Alpine Drones', 'Écoute', 'Robotics Lab', 'zebra Østerberg & Söhne', 'Zenith']],
  ])('answers to %s', async (query, expected) => {
    expect(names(await ask(query))).toEqual(expected);
  });

  it.each(['', '&queryText=robtics', '&sort=newest', '&queryText=e'])('goes on page by page%s', async (query) => {
    const whole = names(await ask(`?fetchAll=true${query}`));
    const seen: string[] = [];
    let paginationId: string | null = null;
    do {
      const page: string = paginationId ? `&paginationId=${paginationId}` : '';
      const body = await ask(`?pageSize=1${query}${page}`);
      seen.push(...names(body));
      paginationId = body.paginationId;
    } while (paginationId);
    expect(seen).toEqual(whole);
  });

  it('counts for each value what choosing it would give', async () => {
    const { facets, total } = await ask('?queryFilters=category:Startup,tag:Audio');
    expect(total).toBe(1);
    expect(facets.category).toEqual([{ value: 'startup', label: 'Start-up', count: 1 }]);
    expect(facets.tag).toEqual([
      { value: 'Audio', label: 'Audio', count: 1 },
      { value: 'aviation', label: 'Aviation', count: 1 },
      { value: 'robotics', label: 'Robotics', count: 1 },
    ]);
    expect(facets.location).toEqual([]);
    expect(facets.isEPFL).toEqual([{ value: 'false', label: 'false', count: 1 }]);
  });

  it('keeps a chosen value among the facets when nothing has it any more', async () => {
    const { facets, total } = await ask('?queryText=zenith&queryFilters=category:Startup');
    expect(total).toBe(0);
    expect(facets.category).toEqual([
      { value: 'tenant', label: 'Tenant', count: 1 },
      { value: 'startup', label: 'Start-up', count: 0 },
    ]);
  });

  describe('letter case of category and agreement', () => {
    const [shouting, former] = [
      company(101, 'Shouting', { category: 'TENANT', agreementType: 'SQIE' }),
      company(102, 'Former', { category: 'Former-Tenant', agreementType: 'FEIP-Lausanne' }),
    ];
    beforeAll(async () => void (await api.database.insert(companies).values([shouting, former])));
    afterAll(
      async () => void (await api.database.delete(companies).where(inArray(companies.id, [idOf(101), idOf(102)]))),
    );

    it('makes no second value among the facets', async () => {
      const { facets } = await ask('', api.as('external'));
      expect(facets.category).toEqual([
        { value: 'tenant', label: 'Tenant', count: 4 },
        { value: 'startup', label: 'Start-up', count: 2 },
        { value: 'former-tenant', label: 'Former tenant', count: 1 },
      ]);
      expect(facets.agreementType).toEqual([
        { value: 'sqie', label: 'SQIE', count: 5 },
        { value: 'feip-cbip', label: 'FEIP CBIP', count: 1 },
        { value: 'feip-lausanne', label: 'FEIP Lausanne', count: 1 },
      ]);
    });

    it.each([
      'category:former-tenant',
      'category:FORMER-tenant',
      'agreementType:feip-lausanne',
      'agreementType:FEIP-LAUSANNE,agreementType:Feip-Lausanne',
    ])('is ignored by %s', async (filters) => {
      expect(names(await ask(`?queryFilters=${filters}`, api.as('external')))).toEqual(['Former']);
    });

    it('is the facets’ in the list and the catalog’s on the page', async () => {
      const person = api.as('external');
      const [item] = (await ask('?queryText=shouting', person)).items;
      expect(item).toMatchObject({ category: 'tenant', agreementType: 'sqie' });
      expect((await person.get(`/api/companies/${idOf(101)}`)).body).toMatchObject({
        category: 'Tenant',
        agreementType: 'SQIE',
      });
      expect((await api.asVisitor().get(`/api/companies/${idOf(102)}`)).body.category).toBe('former-tenant');
    });
  });

  it('does not turn to similar words when only the filters left nothing', async () => {
    expect(names(await ask('?queryText=alpine&queryFilters=category:Tenant'))).toEqual([]);
  });

  it('shows unpublished and disabled companies to those only who manage the list', async () => {
    const query = '?queryText=robotics&publishedOnly=false&sort=name';
    expect(names(await ask(query))).not.toContain('Not yet robotics');
    expect(names(await ask(query, api.as('companySupervisor')))).not.toContain('Not yet robotics');
    expect(names(await ask(query, api.as('superAdministrator')))).toEqual(
      expect.arrayContaining(['Not yet robotics', 'No longer robotics']),
    );
    expect(names(await ask('?queryText=robotics', api.as('superAdministrator')))).not.toContain('Not yet robotics');
  });

  it('shortens descriptions between words and says in which language they are', async () => {
    const [item] = (await ask('?queryText=ecoute')).items;
    expect(item.language).toBe('fr');
    expect(item.summary.length).toBeLessThanOrEqual(201);
    expect(item.summary).toMatch(/(texte\.|long|Très)…$/);
  });

  it.each([
    ['?pageSize=0', 'pageSize'],
    ['?pageSize=1.5', 'pageSize'],
    ['?paginationId=garbage', 'paginationId'],
    ['?queryFilters=size:big', 'queryFilters'],
    ['?queryFilters=category:', 'queryFilters'],
    ['?queryFilters=category:%25zz', 'queryFilters'],
    ['?isEPFL=perhaps', 'isEPFL'],
    ['?publishedOnly=x', 'publishedOnly'],
    ['?fetchAll=x', 'fetchAll'],
    ['?sort=size', 'sort'],
    [`?location=${'x'.repeat(101)}`, 'location'],
    [`?queryText=${'x'.repeat(201)}`, 'queryText'],
    ['?queryText=a&queryText=b', 'queryText'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await api.asVisitor().get(`/api/companies/query${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
