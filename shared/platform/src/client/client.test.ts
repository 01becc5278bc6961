import { createClient } from './client';

function clientAnswering(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createClient({
    apiBase: '',
    language: () => 'fr',
    timeoutMs: 10_000,
    longTimeoutMs: 10_000,
    fetch: async (url, init) => {
      requests.push({ url: String(url), init: init ?? {} });
      return answer();
    },
  });
  return { client, requests };
}

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const hang = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

describe('the client', () => {
  it('sends credentials and the portal’s language with every call (CALL-01)', async () => {
    const { client, requests } = clientAnswering(() => json({ items: [] }));
    await client.call('GET /api/news/query', { query: { queryText: 'é & b', pageSize: 5 } });
    expect(requests[0]?.url).toBe('/api/news/query?pageSize=5&queryText=%C3%A9+%26+b');
    expect(requests[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { 'accept-language': 'fr' },
    });
  });

  it('encodes what goes into the path (AMB-46)', async () => {
    const { client, requests } = clientAnswering(() => json({}));
    await client.call('GET /api/news/type/{type}', { params: { type: 'a/b?c' } });
    expect(requests[0]?.url).toBe('/api/news/type/a%2Fb%3Fc');
  });

  it('treats an empty 2xx as success (AMB-58)', async () => {
    const { client } = clientAnswering(() => new Response(null, { status: 204 }));
    await expect(
      client.call('POST /api/auth/forgot-password', { body: { email: 'a@b.ch', source: 'portal' } }),
    ).resolves.toMatchObject({ ok: true, status: 204 });
  });

  it('keeps the server’s id, key and fields (MISS-24)', async () => {
    const problem = {
      status: 400,
      key: 'errors.validation',
      id: 'server-id',
      fields: { email: 'errors.field.invalidEmail' },
    };
    const { client } = clientAnswering(
      () =>
        new Response(JSON.stringify(problem), { status: 400, headers: { 'content-type': 'application/problem+json' } }),
    );
    const result = await client.call('GET /api/spotlight');
    expect(result).toMatchObject({
      ok: false,
      error: { failure: 'problem', status: 400, key: 'errors.validation', id: 'server-id', fields: problem.fields },
    });
  });

  it('stays a refusal when the refusal’s body is broken', async () => {
    const { client } = clientAnswering(() => new Response('<html>', { status: 502 }));
    await expect(client.call('GET /api/spotlight')).resolves.toMatchObject({
      ok: false,
      error: { failure: 'problem', status: 502, key: 'errors.recoverable' },
    });
  });

  it.each([
    ['no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"items"', { headers: { 'content-type': 'application/json' } })],
  ])('is unparsable when a success is %s', async (_name, answer) => {
    const { client } = clientAnswering(answer);
    await expect(client.call('GET /api/spotlight')).resolves.toMatchObject({
      ok: false,
      error: { failure: 'unparsable' },
    });
  });

  it('tells a network that fails from a time-out and from a call that was given up (TMO-02)', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call('GET /api/spotlight')).resolves.toMatchObject({
      error: { failure: 'network', key: 'errors.network' },
    });

    const hanging = createClient({
      apiBase: '',
      language: () => 'en',
      timeoutMs: 20,
      longTimeoutMs: 5_000,
      fetch: (_url, init) => hang(init ?? {}),
    });
    await expect(hanging.call('GET /api/spotlight')).resolves.toMatchObject({
      error: { failure: 'timeout', key: 'errors.timeout' },
    });

    const giveUp = new AbortController();
    const long = hanging.call('GET /api/spotlight', {}, { signal: giveUp.signal, isLongRunning: true });
    giveUp.abort();
    await expect(long).resolves.toMatchObject({ error: { failure: 'cancelled' } });
  });

  it('returns the answer that came with the page once', () => {
    const client = createClient({
      apiBase: 'https://api.park.example',
      language: () => 'en',
      preloadedResponses: { '/api/news/query?pageSize=5': { items: [1] } },
    });
    expect(client.takePreloadedResponse('GET /api/news/query', { query: { pageSize: 5 } })).toEqual({ items: [1] });
    expect(client.takePreloadedResponse('GET /api/news/query', { query: { pageSize: 5 } })).toBeUndefined();
  });

  it('returns the refusal that came with the page once', () => {
    const client = createClient({
      apiBase: '',
      language: () => 'en',
      preloadedProblems: { '/api/news/7': { status: 404, body: { key: 'errors.notFound', id: 'e-1' } } },
    });
    const error = client.takePreloadedError?.('GET /api/news/{id}', { params: { id: '7' } });
    expect(error).toMatchObject({ failure: 'problem', status: 404, key: 'errors.notFound', id: 'e-1' });
    expect(client.takePreloadedError?.('GET /api/news/{id}', { params: { id: '7' } })).toBeUndefined();
  });
});

describe('a file', () => {
  const answering = (response: Response) => {
    const asked: [string, RequestInit][] = [];
    const client = createClient({
      apiBase: '',
      language: () => 'fr',
      fetch: async (url, init = {}) => (asked.push([String(url), init]), response),
    });
    return { client, asked };
  };

  it('is asked for by its type, and keeps the name that the server sets', async () => {
    const { client, asked } = answering(
      new Response('a;b', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="companies.csv"' },
      }),
    );
    const result = await client.download('GET /api/stats/suppliers', { query: { from: '2026-01-01' } }, 'text/csv');
    expect(result).toMatchObject({ ok: true, file: { name: 'companies.csv' } });
    expect(asked[0]?.[0]).toBe('/api/stats/suppliers?from=2026-01-01');
    expect(asked[0]?.[1]).toMatchObject({
      credentials: 'include',
      headers: { accept: 'text/csv, application/problem+json', 'accept-language': 'fr' },
    });
  });

  it('that is refused is an error with the server’s key and id', async () => {
    const { client } = answering(
      new Response(JSON.stringify({ key: 'errors.auth.forbidden', id: 'x1' }), {
        status: 403,
        headers: { 'content-type': 'application/problem+json' },
      }),
    );
    expect(await client.download('GET /api/stats/suppliers', {}, 'text/csv')).toMatchObject({
      ok: false,
      error: { status: 403, key: 'errors.auth.forbidden', id: 'x1' },
    });
  });
});
