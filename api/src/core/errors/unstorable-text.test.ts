import { calls } from '@park/contract';
import { describeOnEachDatabase } from '../../testing';
import { pathOfUnstorableText } from './unstorable-text';

describe('texts that the database cannot store', () => {
  it.each<[unknown, string[] | null]>([
    ['plain', null],
    ['nul\0', []],
    ['half \ud83d', []],
    ['whole 🏔', null],
    [{ a: [{ b: 'x' }, { b: 'y\0' }] }, ['a', '1', 'b']],
    [{ 'name\0': 1 }, []],
    [Buffer.from('\0'), null],
    [new Date(0), null],
    [null, null],
    [7, null],
  ])('are found: %j', (value, path) => {
    expect(pathOfUnstorableText(value)).toEqual(path);
  });
});

describeOnEachDatabase('a text with a NUL', (test) => {
  const api = test.api();
  const caller = () => api.as('superAdministrator');

  it.each([
    ['/api/companies/query?queryText=a%00b', 'queryText'],
    ['/api/companies/query?location=%00', 'location'],
    ['/api/companies/query?queryFilters=tag:a%2500', 'queryFilters'],
    ['/api/news/query?queryText=%00', 'queryText'],
    ['/api/jobs/query?queryText=%00', 'queryText'],
    ['/api/catalogs/news%00types', 'id'],
  ])('is refused in %s', async (address, field) => {
    const { status, body } = await caller().get(address);
    expect([status, body.key, Object.keys(body.fields)]).toEqual([
      400,
      'errors.validation',
      [expect.stringContaining(field)],
    ]);
  });

  it('is refused in a body, with the field that has it', async () => {
    const { status, body } = await api
      .asVisitor()
      .post('/api/auth/login', { email: 'sam.super@test.park', password: 'a walk\0', source: 'portal' });
    expect([status, body.key]).toEqual([400, 'errors.validation']);
    expect(body.fields).toEqual({ password: 'errors.field.invalid' });
  });

  // Wherever a call looks, none of them gets as far as the database with it.
  it.each(Object.keys(calls))('is no failure of the server in any parameter of %s', async (name) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const query = Object.keys((calls as Record<string, { query?: { shape?: object } }>)[name]?.query?.shape ?? {});
    const addresses = [
      path.replaceAll(/\{\w+\}/g, 'a%00b'),
      ...query.map((key) => `${path.replaceAll(/\{\w+\}/g, 'nothing')}?${key}=a%00b`),
    ];
    for (const url of addresses) {
      const { status } = await caller().request({
        method: method as 'GET',
        url,
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect([url, status]).toEqual([url, expect.any(Number)]);
      expect(status).toBeLessThan(500);
    }
  });
});
