import { eq } from 'drizzle-orm';
import { describeOnDatabase, people, roleColumns, type PersonName } from '../../testing';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';

const now = new Date('2026-03-10T12:00:00Z');
const monthsAgo = (count: number) => new Date(now.getTime() - count * 30.44 * 86_400_000);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type NewSupplier = typeof suppliers.$inferInsert;
const supplier = (number: number, name: string, months: number, values: Partial<NewSupplier> = {}): NewSupplier => ({
  id: idOf(number),
  name,
  category: 'catering',
  texts: { en: { description: `About ${name}` } },
  listedAt: monthsAgo(months),
  ...values,
});

const voters: PersonName[] = [
  'employee',
  'companyAdministrator',
  'companySupervisor',
  'superAdministrator',
  'exited',
  'externalFit',
  'facilities',
  'garage',
  'colleague',
  'otherEmployee',
];
const votesFor = (number: number, count: number) =>
  voters
    .slice(0, count)
    .map((name) => ({ supplierId: idOf(number), userId: people[name].id, createdAt: monthsAgo(1) }));

describeOnDatabase('approved suppliers', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(suppliers).values([
        supplier(1, 'Old and loved', 30),
        supplier(2, 'Old and rarely chosen', 30, { category: 'cleaning' }),
        supplier(3, 'Newcomer', 0, {
          texts: { en: { description: 'Fresh bread' }, fr: { description: 'Pain frais' } },
        }),
        supplier(4, 'Promising newcomer', 1, { category: 'it' }),
        supplier(5, 'Archived', 10, { archivedAt: monthsAgo(1) }),
      ]);
      await database
        .insert(supplierVotes)
        .values([...votesFor(1, 10), ...votesFor(2, 1), ...votesFor(4, 2), ...votesFor(5, 9)]);
    },
  });
  const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);
  const list = '/api/approved-suppliers/query';
  beforeEach(() => api.setNow(now));

  it('come best recommended first, newcomers not last', async () => {
    const { body } = await api.as('employee').get(list);
    expect(names(body)).toEqual(['Promising newcomer', 'Old and loved', 'Newcomer', 'Old and rarely chosen']);
    expect(body.total).toBe(4);
    expect(body.items[0]).toMatchObject({ votes: 2, hasVoted: true, category: 'it', logo: null });
    expect((await api.as('garage').get(list)).body.items[0]).toMatchObject({ votes: 2, hasVoted: false });
  });

  it('go on page by page in that order', async () => {
    const first = await api.as('employee').get(`${list}?pageSize=3`);
    const second = await api.as('employee').get(`${list}?pageSize=3&paginationId=${first.body.paginationId}`);
    expect([...names(first.body), ...names(second.body)]).toEqual([
      'Promising newcomer',
      'Old and loved',
      'Newcomer',
      'Old and rarely chosen',
    ]);
    expect(second.body).toMatchObject({ paginationId: null });
    expect(second.body.facets).toBeUndefined();
  });

  it.each([
    ['?queryText=newcomer', ['Newcomer', 'Promising newcomer']],
    ['?queryText=newcomer&sort=recommended', ['Promising newcomer', 'Newcomer']],
    ['?sort=name', ['Newcomer', 'Old and loved', 'Old and rarely chosen', 'Promising newcomer']],
    ['?queryText=pain', ['Newcomer']],
    ['?queryText=newcomr%20promising', ['Promising newcomer']],
    ['?queryFilters=category:cleaning,category:it', ['Promising newcomer', 'Old and rarely chosen']],
    ['?queryFilters=category:nothing', []],
  ])('answer to %s', async (query, expected) => {
    expect(names((await api.as('employee').get(list + query)).body)).toEqual(expected);
  });

  it('are counted by category in the reader’s words', async () => {
    const { body } = await api.as('employee').get(`${list}?queryFilters=category:it`, { 'accept-language': 'fr' });
    expect(body.facets.category).toEqual([
      { value: 'catering', label: 'Restauration', count: 2 },
      { value: 'it', label: 'Informatique et télécommunications', count: 1 },
      { value: 'cleaning', label: 'Nettoyage', count: 1 },
    ]);
  });

  it.each([
    ['?pageSize=101', 'pageSize'],
    ['?paginationId=x', 'paginationId'],
    ['?queryFilters=votes:3', 'queryFilters'],
    ['?pageSize=x', 'pageSize'],
    ['?sort=votes', 'sort'],
    ['?archived=perhaps', 'archived'],
    [`?queryText=${'x'.repeat(201)}`, 'queryText'],
  ])('refuse %s and name the field', async (query, field) => {
    const { status, body } = await api.as('employee').get(list + query);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it.each(roleColumns)('are %s’s to read and to vote for by the matrix', async (name) => {
    const reads = !['anonymous', 'noRole'].includes(name);
    expect((await api.as(name).get(list)).status).toBe(reads ? 200 : 403);
    expect((await api.as(name).post(`/api/approved-suppliers/${idOf(999)}/vote`)).status).toBe(
      reads && name !== 'external' ? 404 : 403,
    );
  });

  it('are not for visitors', async () => {
    expect((await api.asVisitor().get(list)).status).toBe(401);
    expect((await api.asVisitor().post(`/api/approved-suppliers/${idOf(1)}/vote`)).status).toBe(401);
  });

  it('take one vote per person, given and taken back', async () => {
    const vote = async () => (await api.as('garage').post(`/api/approved-suppliers/${idOf(3)}/vote`)).body;
    expect(await vote()).toEqual({ votes: 1, hasVoted: true });
    expect((await api.as('garage').get(`${list}?queryText=bread`)).body.items[0]).toMatchObject({
      votes: 1,
      hasVoted: true,
    });
    expect(await vote()).toEqual({ votes: 0, hasVoted: false });
  });

  it('take the vote that the request names, also when it is repeated', async () => {
    const vote = async (hasVoted: boolean) =>
      (await api.as('garage').post(`/api/approved-suppliers/${idOf(3)}/vote`, { hasVoted })).body;
    expect(await vote(false)).toEqual({ votes: 0, hasVoted: false });
    expect(await vote(true)).toEqual({ votes: 1, hasVoted: true });
    expect(await vote(true)).toEqual({ votes: 1, hasVoted: true });
    expect(await vote(false)).toEqual({ votes: 0, hasVoted: false });
  });

  it('never count a person twice, however often and fast they press', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => api.as('facilities').post(`/api/approved-suppliers/${idOf(3)}/vote`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array(9).fill(200));
    const rows = await api.database
      .select()
      .from(supplierVotes)
      .where(eq(supplierVotes.supplierId, idOf(3)));
    expect(rows).toHaveLength(1);
    await api.database.delete(supplierVotes).where(eq(supplierVotes.supplierId, idOf(3)));
  });

  it.each([idOf(5), idOf(999), 'unknown'])('take no vote for %s, which is not in the list', async (id) => {
    expect((await api.as('employee').post(`/api/approved-suppliers/${id}/vote`)).status).toBe(404);
  });
});
