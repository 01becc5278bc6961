import { firstCallUrl, knowsAddress, type RouteDescriptor } from '@park/platform/descriptor';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { makeFirstCalls } from './first-calls';

const details: RouteDescriptor = {
  id: 'company',
  path: '/companies/details',
  page: 'company-details',
  title: { en: 'Company', fr: 'Entreprise' },
  access: 'public',
  firstCalls: [{ path: '/api/companies/{id}', subject: { title: 'name', description: 'summary' } }],
};

describe('first calls', () => {
  const call = { path: '/api/news/query', query: { pageSize: '12', queryText: '{q}', queryFilters: 'type:{news}' } };

  it('are formatted as the client does: sorted, without absent parameters', () => {
    expect(firstCallUrl(call, new URLSearchParams('news=park&q=é&x=1'))).toBe(
      '/api/news/query?pageSize=12&queryFilters=type%3Apark&queryText=%C3%A9',
    );
    expect(firstCallUrl(call, new URLSearchParams())).toBe('/api/news/query?pageSize=12');
  });

  it('repeatable parameters become filters, in the page’s order', () => {
    const list = {
      path: '/api/companies/query',
      query: { queryText: '{q}' },
      filters: [{ name: 'category', ignoringCase: true }, 'tag'],
      unaffectedBy: ['view'],
    };
    expect(
      firstCallUrl(list, new URLSearchParams('tag=a%2Cb&category=Tenant&category=startup&category=tenant&tag=&q=x')),
    ).toBe(
      `/api/companies/query?${new URLSearchParams({ queryFilters: 'category:tenant,category:startup,tag:a%2Cb', queryText: 'x' })}`,
    );
    expect(firstCallUrl(list, new URLSearchParams())).toBe('/api/companies/query');
    expect(knowsAddress([list], new URLSearchParams('q=x&tag=a&category=b&view=table'))).toBe(true);
    expect(knowsAddress([list], new URLSearchParams('building=x'))).toBe(false);
  });

  it('name the weeks of this month, as a calendar asks for them', () => {
    const range = { path: '/api/events/range', query: { startDate: '{thisMonth.first}', endDate: '{thisMonth.last}' } };
    expect(firstCallUrl(range, new URLSearchParams(), '2026-11-20')).toBe(
      '/api/events/range?endDate=2026-12-06&startDate=2026-10-26',
    );
    // A month of four whole weeks.
    expect(firstCallUrl(range, new URLSearchParams(), '2027-02-28')).toBe(
      '/api/events/range?endDate=2027-02-28&startDate=2027-02-01',
    );
  });

  it('are left out if their path lacks its parameter, and cannot leave their path', () => {
    expect(firstCallUrl({ path: '/api/news/{id}' }, new URLSearchParams())).toBeNull();
    expect(firstCallUrl({ path: '/api/news/{id}' }, new URLSearchParams('id=../users/user'))).toBe(
      '/api/news/..%2Fusers%2Fuser',
    );
  });

  describe('against a server', () => {
    let server: Server;
    let origin = '';
    let answer: (url: string) => { status: number; body?: unknown; delay?: number };
    beforeAll(async () => {
      server = createServer((request, response) => {
        const { status, body, delay = 0 } = answer(request.url ?? '');
        setTimeout(() => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body ?? {}));
        }, delay);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });
    const make = (query = 'id=7', timeoutMs = 10_000) =>
      makeFirstCalls(details.firstCalls ?? [], {
        apiOrigin: origin,
        query: new URLSearchParams(query),
        timeZone: 'Europe/Zurich',
        language: 'fr',
        cookie: undefined,
        requestId: 'r',
        timeoutMs,
      });

    it('answer 404 for a page of details without the id of its subject', async () => {
      await expect(make('')).resolves.toMatchObject({ status: 404, answers: {} });
    });

    it('add response and subject to the page', async () => {
      answer = () => ({ status: 200, body: { name: 'Acme', summary: 'Makes things' } });
      await expect(make()).resolves.toEqual({
        status: 200,
        answers: { '/api/companies/7': { name: 'Acme', summary: 'Makes things' } },
        problems: {},
        subject: { title: 'Acme', description: 'Makes things' },
        structuredData: null,
      });
    });

    it('read image and structured data from a path of names, and shorten a long description at a word', async () => {
      answer = () => ({
        status: 200,
        body: {
          name: 'Acme',
          about: 'Long words '.repeat(40),
          picture: { url: '/api/files/1' },
          facts: { '@type': 'Organization' },
        },
      });
      const call = {
        path: '/api/companies/{id}',
        subject: { title: 'name', description: 'about', image: 'picture.url' },
        structuredData: 'facts',
      };
      const { subject, structuredData } = await makeFirstCalls([call], {
        apiOrigin: origin,
        query: new URLSearchParams('id=7'),
        timeZone: 'Europe/Zurich',
        language: 'en',
        cookie: undefined,
        requestId: 'r',
        timeoutMs: 10_000,
      });
      expect(subject?.image).toBe('/api/files/1');
      expect(structuredData).toEqual({ '@type': 'Organization' });
      expect(subject?.description).toMatch(/^Long words.* words …$/);
      expect(subject?.description?.length).toBeLessThan(210);
    });

    it('are left out for an address with unknown choices', async () => {
      const asked: string[] = [];
      answer = (url) => {
        asked.push(url);
        return { status: 200, body: { items: [] } };
      };
      const list = [{ path: '/api/companies/query', query: { queryText: '{q}' } }];
      const request = {
        apiOrigin: origin,
        timeZone: 'Europe/Zurich',
        language: 'en',
        cookie: undefined,
        requestId: 'r',
        timeoutMs: 10_000,
      };
      await makeFirstCalls(list, { ...request, query: new URLSearchParams('q=bio&category=Tenant') });
      expect(asked).toEqual([]);
      await makeFirstCalls(list, { ...request, query: new URLSearchParams('q=bio') });
      expect(asked).toEqual(['/api/companies/query?queryText=bio']);
      asked.length = 0;
      await makeFirstCalls(details.firstCalls ?? [], { ...request, query: new URLSearchParams('id=7&from=mail') });
      expect(asked).toEqual(['/api/companies/7']);
    });

    it('keep why there is no subject, so that the server can render that it does not exist', async () => {
      const body = { key: 'errors.notFound', id: 'e-1' };
      answer = () => ({ status: 404, body });
      await expect(make()).resolves.toMatchObject({
        status: 404,
        answers: {},
        problems: { '/api/companies/7': { status: 404, body } },
      });
    });

    it.each([404, 410])('set the page’s status to %i if its subject has it', async (status) => {
      answer = () => ({ status });
      await expect(make()).resolves.toMatchObject({ status, answers: {}, subject: null });
    });

    it('set the page’s status to 404 for a malformed id of the subject', async () => {
      answer = () => ({ status: 400 });
      await expect(make(`id=${'x'.repeat(500)}`)).resolves.toMatchObject({ status: 404, answers: {}, subject: null });
    });

    it.each([500, 401, 403])('leave %i to the browser', async (status) => {
      answer = () => ({ status });
      await expect(make()).resolves.toMatchObject({ status: 200, answers: {} });
    });

    it('leave out a slow response, also when the api is down', async () => {
      answer = () => ({ status: 200, delay: 300 });
      await expect(make('id=7', 30)).resolves.toMatchObject({ status: 200, answers: {} });
      const down = await makeFirstCalls(details.firstCalls ?? [], {
        apiOrigin: 'http://127.0.0.1:9',
        query: new URLSearchParams('id=7'),
        timeZone: 'Europe/Zurich',
        language: 'en',
        cookie: undefined,
        requestId: 'r',
        timeoutMs: 10_000,
      });
      expect(down).toEqual({ status: 200, answers: {}, problems: {}, subject: null, structuredData: null });
    });
  });
});
