import { eq, inArray } from 'drizzle-orm';
import { buildings, companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { describeOnEachDatabase, people, testCompanies, type Caller } from '../../testing';
import { users } from '../../core/database/schema/users';

const now = new Date('2026-03-10T12:00:00Z');
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type NewCompany = typeof companies.$inferInsert;
const company = (number: number, name: string, values: Partial<NewCompany> = {}): NewCompany => ({
  id: idOf(number),
  name,
  category: 'Tenant',
  agreementType: 'sqie',
  ...values,
});

describeOnEachDatabase('the company directory', (test) => {
  const api = test.api({
    prepare: async (database) => {
      const [north, south] = await database
        .insert(buildings)
        .values([
          { code: 'north', name: 'North', address: 'Lake Road 1', latitude: 46.5, longitude: 6.5 },
          { code: 'south', name: 'South' },
        ])
        .returning();
      // The people's own companies are another story.
      await database.update(companies).set({ isPublished: false });
      await database.insert(companies).values([
        company(1, 'Robotics Lab', {
          buildingId: north?.id,
          tags: ['Hardware'],
          texts: { en: { description: 'Arms that feel.' }, fr: { description: 'Des bras sensibles.' } },
          isEpfl: true,
          teamSize: '10-49',
          foundedIn: 2014,
          website: 'https://lab.example',
        }),
        company(2, 'Alpine Drones', {
          buildingId: south?.id,
          tags: ['Robotics', 'Aviation'],
          category: 'Startup',
          agreementType: 'feip-cbip',
        }),
        company(3, 'Écoute', {
          tags: ['Audio'],
          texts: { fr: { description: `Comme la robotics, mais pour l’oreille. ${'Très long texte. '.repeat(30)}` } },
          category: 'Startup',
        }),
        company(4, 'Zenith', {
          teamSize: '250+',
          foundedIn: 1890,
          buildingId: north?.id,
          createdAt: new Date('2030-01-01T00:00:00Z'),
        }),
        company(5, 'Not yet robotics', { isPublished: false }),
        company(6, 'No longer robotics', { enabled: false }),
        company(7, 'zebra Østerberg & Söhne'),
      ]);
    },
  });
  const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);
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

  it('names companies with most sectors in common', async () => {
    const { database } = api;
    const tagged = (number: number, sectors: string[]) =>
      database
        .update(companies)
        .set({ sectors })
        .where(eq(companies.id, idOf(number)));
    await tagged(1, ['Hardware', 'Audio']);
    await tagged(7, ['Hardware']);
    await tagged(3, ['Audio', 'Hardware']);
    const { body } = await api.asVisitor().get(`/api/companies/${idOf(1)}`);
    expect(body).toMatchObject({ teamSize: '10-49', foundedIn: 2014 });
    expect(names({ items: body.similar })).toEqual(['Écoute', 'zebra Østerberg & Söhne']);
    await tagged(1, ['Hardware']);
    await tagged(7, []);
    await tagged(3, ['Audio']);
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

  describe('page of a company', () => {
    const read = (id: string, caller: Caller = api.asVisitor(), headers = {}) =>
      caller.get(`/api/companies/${id}`, headers);

    it('has the profile, the building and how much is linked (PATH-02, MISS-06)', async () => {
      const published = {
        isPublished: true,
        publishedAt: new Date('2026-01-01T00:00:00Z'),
        linkedCompanyId: idOf(1),
        type: 'company',
        texts: { en: { title: 't', summary: 's', content: 'c' } },
      };
      await api.database
        .insert(news)
        .values([published, { ...published, isSuccessStory: true }, { ...published, isPublished: false }]);
      const open = {
        companyId: idOf(1),
        contractType: 'permanent',
        texts: { en: { title: 't', description: 'd' } },
        applyEmail: 'a@b.example',
        isPublished: true,
        publishedAt: new Date('2026-01-01T00:00:00Z'),
        expiresAt: new Date('2026-04-01T00:00:00Z'),
      };
      await api.database.insert(jobs).values([open, open, { ...open, expiresAt: new Date('2026-02-01T00:00:00Z') }]);
      const { status, body } = await read(idOf(1), api.asVisitor(), { 'accept-language': 'fr' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        name: 'Robotics Lab',
        description: 'Des bras sensibles.',
        language: 'fr',
        building: { id: 'north', name: 'North', address: 'Lake Road 1', latitude: 46.5, longitude: 6.5 },
        people: [],
        linked: { jobs: 2, news: 1, successStories: 1 },
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Robotics Lab',
          url: 'https://lab.example/',
          description: 'Des bras sensibles.',
          location: { name: 'North' },
        },
      });
      expect((await read(idOf(4))).body).toMatchObject({ description: '', availableLanguages: [] });
    });

    it('shows people who agreed to be shown, and of them only what they agreed to', async () => {
      await api.database
        .update(users)
        .set({ companyId: idOf(1), isListed: true, listedTitle: 'Founder' })
        .where(eq(users.id, people.otherEmployee.id));
      await api.database
        .update(users)
        .set({ companyId: idOf(1) })
        .where(eq(users.id, people.colleague.id));
      await api.database
        .update(users)
        .set({ companyId: idOf(1), isListed: true, enabled: false })
        .where(eq(users.id, people.external.id));
      expect((await read(idOf(1))).body.people).toEqual([
        { name: 'Oskar Other', title: 'Founder', picture: null, email: null, phone: null },
      ]);
    });

    it.each([
      ['an unknown id', idOf(999)],
      ['what is no id', 'nothing'],
      ['an unpublished company', idOf(5)],
      ['a disabled company', idOf(6)],
    ])('answers 404 for %s', async (_, id) => {
      const { status, body } = await read(id);
      expect(status).toBe(404);
      expect(body.key).toBe('errors.notFound');
    });

    it('is there before it is published for those who may edit it', async () => {
      const id = testCompanies.tenant.id;
      expect((await read(id)).status).toBe(404);
      expect((await read(id, api.as('employee'))).status).toBe(404);
      expect((await read(id, api.as('companyAdministrator'))).status).toBe(200);
      expect((await read(id, api.as('otherAdministrator'))).status).toBe(404);
      expect((await read(id, api.as('superAdministrator'))).status).toBe(200);
    });
  });

  describe('logo of a company', () => {
    const logo = (id: string, headers = {}) => api.asVisitor().get(`/api/companies/logo/${id}`, headers);

    it('is an image that browsers can keep and check (PATH-03)', async () => {
      const fileId = await api.app.context.files.save({
        content: Buffer.from('not really a picture'),
        mediaType: 'image/png',
        audience: 'readers',
      });
      await api.database
        .update(companies)
        .set({ logoFileId: fileId })
        .where(eq(companies.id, idOf(1)));
      const { status, headers, text } = await logo(idOf(1));
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toContain('max-age');
      expect(text).toBe('not really a picture');
      const again = await logo(idOf(1), { 'if-none-match': String(headers.etag) });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      const [item] = (await ask('?queryText=lab')).items;
      expect(item.logo).toBe(`/api/files/${fileId}`);
    });

    it.each([
      ['a company without one', idOf(2)],
      ['an unknown company', idOf(999)],
      ['a hidden company', idOf(5)],
      ['no id', 'x'],
    ])('answers 404 for %s', async (_, id) => {
      expect((await logo(id)).status).toBe(404);
    });
  });
});
