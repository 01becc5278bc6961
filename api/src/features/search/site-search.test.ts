import type { MarkedText } from '@park/contract/marked-text';
import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { suppliers } from '../../core/database/schema/suppliers';
import { describeOnEachDatabase, roleColumns, testCompanies, type Caller } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const published = { isPublished: true, publishedAt: new Date('2026-03-01T00:00:00Z') };
const texts = (title: string, content = '') => ({ en: { title, summary: '', content } });
const event = {
  ...published,
  type: 'conference',
  startsAt: new Date('2026-03-20T10:00:00Z'),
  endsAt: new Date('2026-03-20T12:00:00Z'),
};

describeOnEachDatabase('the search over the portal', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(companies).values([
        {
          id: idOf(1),
          name: 'Quantum Optics',
          category: 'Tenant',
          texts: { en: { description: 'We bend light & cut costs.' } },
        },
        { id: idOf(2), name: 'Hidden quantum', category: 'Tenant', isPublished: false },
      ]);
      await database.insert(news).values([
        {
          ...published,
          id: idOf(3),
          type: 'park',
          texts: {
            ...texts(
              'A quantum of news',
              `<p>${'Words. '.repeat(40)}Deep in the text: <strong>superposition</strong>.</p>`,
            ),
            fr: { title: 'Un brin de quantum', summary: 'Résumé', content: '' },
          },
        },
        { ...published, id: idOf(4), type: 'park', isSuccessStory: true, texts: texts('Quantum leap of a start-up') },
        { ...published, isPublished: false, type: 'park', texts: texts('Quantum draft') },
      ]);
      await database.insert(events).values([
        { ...event, id: idOf(5), texts: texts('Quantum evening') },
        { ...event, id: idOf(6), texts: texts('Quantum breakfast for members'), isMembersOnly: true },
        { ...event, id: idOf(7), texts: texts('Quantum KNOVA'), isKnova: true },
      ]);
      const job = {
        ...published,
        companyId: testCompanies.tenant.id,
        contractType: 'permanent',
        applyEmail: 'a@b.example',
      };
      await database.insert(jobs).values([
        {
          ...job,
          id: idOf(8),
          texts: { en: { title: 'Quantum physicist', description: '<p>Think</p>' } },
          expiresAt: new Date('2026-04-01T00:00:00Z'),
        },
        {
          ...job,
          texts: { en: { title: 'Quantum past', description: '' } },
          expiresAt: new Date('2026-03-02T00:00:00Z'),
        },
      ]);
      await database
        .insert(suppliers)
        .values({ id: idOf(9), name: 'Quantum & Sons', category: 'it', texts: { en: { description: 'Cables' } } });
    },
  });
  const search = async (query: string, caller: Caller = api.asVisitor(), headers = {}) =>
    (await caller.get(`/api/webflow-search?query=${encodeURIComponent(query)}`, headers)).body.items as {
      title: string;
      url: string;
      excerpt: string;
      kind: string;
      titleParts: MarkedText;
      excerptParts: MarkedText;
      language: string;
      excerptLanguage: string;
    }[];
  const titles = (items: { title: string }[]) => items.map(({ title }) => title).sort();
  beforeEach(() => api.setNow(now));

  const forAll = [
    'A quantum of news',
    'Quantum Optics',
    'Quantum evening',
    'Quantum leap of a start-up',
    'Quantum physicist',
  ];

  it('finds every kind, with addresses inside the portal', async () => {
    const items = await search('quantum');
    expect(Object.fromEntries(items.map(({ kind, url }) => [kind, url]))).toEqual({
      company: `/companies/details?id=${idOf(1)}`,
      news: `/news/details?id=${idOf(3)}`,
      story: `/success-stories/details?id=${idOf(4)}`,
      event: `/events/details?id=${idOf(5)}`,
      job: `/jobs/details?id=${idOf(8)}`,
    });
    expect(titles(items)).toEqual(forAll);
  });

  it.each([...roleColumns, 'visitor'] as const)('shows %s only what they may read', async (name) => {
    const isMember = name !== 'visitor';
    const seesSuppliers = isMember && name !== 'anonymous' && name !== 'noRole';
    const seesKnova = ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'noRole'].includes(name);
    const expected = [
      ...forAll,
      ...(isMember ? ['Quantum breakfast for members'] : []),
      ...(seesKnova ? ['Quantum KNOVA'] : []),
      ...(seesSuppliers ? ['Quantum & Sons'] : []),
    ];
    expect(titles(await search('quantum', isMember ? api.as(name) : api.asVisitor()))).toEqual(expected.sort());
  });

  it('puts hits at the beginning of titles first', async () => {
    const items = await search('quantum');
    expect(items.at(-1)?.title).toBe('A quantum of news');
  });

  it('shows the place of the match as plain text', async () => {
    const [item] = await search('superposition');
    expect(item?.title).toBe('A quantum of news');
    expect(item?.excerpt).toMatch(/^… .*Deep in the text: superposition\s*\.$/);
    expect((await search('bend light'))[0]?.excerpt).toBe('We bend light & cut costs.');
  });

  it('marks in title and excerpt what was found, and nothing else', async () => {
    const written = (parts: MarkedText | undefined) =>
      parts?.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('');
    const [item] = await search('BÉND light optics');
    expect(written(item?.titleParts)).toBe('Quantum [Optics]');
    expect(written(item?.excerptParts)).toBe('We [bend] [light] & cut costs.');
    const [tolerated] = await search('superpositoin');
    expect(written(tolerated?.excerptParts)).toContain('[superposition]');
    for (const { title, titleParts, excerpt, excerptParts } of await search('quantum')) {
      expect(titleParts.map(({ text: part }) => part).join('')).toBe(title);
      expect(excerptParts.map(({ text: part }) => part).join('')).toBe(excerpt);
    }
  });

  it('answers in the reader’s language and searches in both', async () => {
    const items = await search('brin quantum', api.asVisitor(), { 'accept-language': 'fr' });
    expect(items.map(({ title }) => title)).toEqual(['Un brin de quantum']);
    expect((await search('brin quantum'))[0]?.title).toBe('A quantum of news');
  });

  it('shows the place in the other language when the words stand there alone, and says which language it is', async () => {
    const written = (parts: MarkedText | undefined) =>
      parts?.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('');
    const [inText] = await search('résumé');
    expect([inText?.title, inText?.language, written(inText?.excerptParts), inText?.excerptLanguage]).toEqual([
      'A quantum of news',
      'en',
      '[Résumé]',
      'fr',
    ]);
    const [inTitle] = await search('brin');
    expect([written(inTitle?.excerptParts), inTitle?.excerptLanguage]).toEqual(['Un [brin] de quantum · Résumé', 'fr']);
    const [inOwn] = await search('résumé', api.asVisitor(), { 'accept-language': 'fr' });
    expect([inOwn?.language, inOwn?.excerptLanguage]).toEqual(['fr', 'fr']);
    // Found in the title alone: the reader sees why, so the excerpt stays in their language.
    expect((await search('of news'))[0]?.excerptLanguage).toBe('en');
    const [onlyEnglish] = await search('leap', api.asVisitor(), { 'accept-language': 'fr' });
    expect([onlyEnglish?.language, onlyEnglish?.excerptLanguage]).toEqual(['en', 'en']);
  });

  it('tolerates a typing mistake when nothing is found otherwise', async () => {
    expect(titles(await search('qantum'))).toEqual(forAll);
    expect(await search('nothing whatsoever')).toEqual([]);
  });

  it('finds pages of the portal by their right', async () => {
    const urls = async (query: string, caller?: Caller, language = 'en') =>
      (await search(query, caller, { 'accept-language': language }))
        .filter(({ kind }) => kind === 'page')
        .map(({ url }) => url);
    expect(await urls('calendrier', undefined, 'fr')).toEqual(['/events-calendar']);
    expect(await urls('book a room')).toEqual([]);
    expect(await urls('book a room', api.as('employee'))).toEqual([]);
    expect(await urls('book a room', api.as('facilities'))).toEqual(['/book-a-room']);
    expect(await urls('approved suppliers', api.as('external'))).toEqual(['/approved-suppliers']);
    expect(await urls('companies')).toContain('/companies');
  });

  it('leads to the list of suppliers, narrowed to the one', async () => {
    const [item] = await search('sons', api.as('employee'));
    expect(item).toMatchObject({
      kind: 'supplier',
      url: '/approved-suppliers?q=Quantum%20%26%20Sons',
      excerpt: 'Cables',
    });
  });

  it('answers at most five of a kind', async () => {
    await api.database
      .insert(news)
      .values(Array.from({ length: 8 }, (_, index) => ({ ...published, type: 'park', texts: texts(`Many ${index}`) })));
    expect(await search('many')).toHaveLength(5);
  });

  it.each([
    ['', 'errors.field.required'],
    ['?query=', 'errors.field.tooShort'],
    ['?query=%20a%20', 'errors.field.tooShort'],
    [`?query=${'x'.repeat(201)}`, 'errors.field.tooLong'],
    ['?query=a&query=b', 'errors.field.invalid'],
  ])('refuses “%s” and names the field', async (query, key) => {
    const { status, body } = await api.asVisitor().get(`/api/webflow-search${query}`);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ query: key });
  });

  it('finds nothing for signs alone', async () => {
    expect(await search('!?&%')).toEqual([]);
  });
});
