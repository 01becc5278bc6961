import { calls, type CallDefinition } from '@park/contract';
import { sql } from 'drizzle-orm';
import { safeParse } from 'zod/v4/core';
import { describeOnDatabase } from '../testing';
import { uuid } from '../testing/uuid';

describeOnDatabase('the server', (test) => {
  const api = test.api();

  it('limits how long headers, bodies and idle connections may take', () => {
    expect(api.app.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      timeout: 75_000,
      keepAliveTimeout: 70_000,
    });
  });

  describe('other sites', () => {
    const write = (headers: Record<string, string>) =>
      api.as('employee').patch('/api/users/user', { language: 'en' }, headers);

    it.each([
      ['a foreign origin', { origin: 'https://evil.example' }],
      [
        'a foreign origin that claims to be the same',
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      ],
      ['an opaque origin', { origin: 'null' }],
      ['a sibling', { 'sec-fetch-site': 'same-site' }],
      ['another site without origin', { 'sec-fetch-site': 'cross-site' }],
    ])('may not write: %s', async (_who, headers) => {
      const answer = await write(headers);
      expect([answer.status, answer.body.key]).toEqual([403, 'errors.auth.foreignOrigin']);
    });

    it.each([
      ['the portal', { origin: 'http://localhost:4600' }],
      ['the portal under the name that was asked for', { origin: 'http://127.0.0.1:4600', host: '127.0.0.1:4600' }],
      ['the portal behind a proxy', { origin: 'http://127.0.0.1:4600', 'x-forwarded-host': '127.0.0.1:4600' }],
      ['no page at all', {}],
      ['the same origin by the browser’s word', { 'sec-fetch-site': 'same-origin' }],
    ])('does not stop %s', async (_who, headers) => {
      expect((await write(headers)).status).toBe(200);
    });

    it('may read, which shows them nothing', async () => {
      const answer = await api.as('employee').get('/api/users/user', { origin: 'https://evil.example' });
      expect(answer.status).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    });
  });

  it('sends the headers that keep an answer an answer', async () => {
    const { headers } = await api.asVisitor().get('/api/catalogs/roles');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(uuid),
    });
    expect((await api.as('employee').get('/api/users/user')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['GET', '/api/nowhere'],
    ['DELETE', '/api/auth/login'],
    ['GET', '/api/%zz'],
    ['OPTIONS', '/api/users/user'],
    ['TRACE', '/api/users/user'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/static/swagger-ui.css'],
    ['GET', '/api/openapi.json'],
    ['GET', '/healthz'],
  ] as const)('sends them with every answer: %s %s', async (method, url) => {
    const { headers } = await api.asVisitor().request({ method: method as 'GET', url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/object-src 'none'.*frame-ancestors 'none'; base-uri 'none'/),
    });
  });

  it('does not repeat what TRACE was sent', async () => {
    const answer = await api.as('employee').request({ method: 'TRACE' as 'GET', url: '/api/users/user' });
    expect(answer.status).toBe(405);
    expect(answer.text).not.toContain('session');
  });

  it('accepts a parameter once, in every call', () => {
    for (const [name, { query }] of Object.entries(calls as Record<string, CallDefinition>)) {
      const fields = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
      const accepting = fields.filter((field) => {
        const { error } = safeParse(query as Parameters<typeof safeParse>[0], { [field]: ['a', 'b'] });
        return !error?.issues.some(({ path }) => path[0] === field);
      });
      // Equipment is a list that repeats its parameter.
      expect([name, accepting.filter((field) => field !== 'equipment')]).toEqual([name, []]);
    }
  });

  it('writes no credential into the log', async () => {
    const cookie = await api.signIn('employee');
    await api.withCookie(cookie).get('/api/users/user?token=in-the-query');
    await api
      .withCookie(cookie)
      .post('/api/auth/login', { email: 'x@y.z', password: 'a secret of mine', source: 'portal' });
    const log = api.logLines.join('\n');
    for (const secret of [
      ...cookie.split(/; |=/).filter((part) => part.length > 10),
      'in-the-query',
      'a secret of mine',
    ])
      expect(log).not.toContain(secret);
  });

  it('describes every call in a document and a page', async () => {
    const { body } = await api.asVisitor().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const operation = body.paths['/api/auth/login'].post;
    expect(operation.requestBody.content['application/json'].schema.required).toEqual(['email', 'password', 'source']);
    expect(operation.responses['200'].content['application/json'].schema.properties.user.properties.role).toBeDefined();
    expect(operation.responses.default.content['application/problem+json'].schema.$ref).toBe(
      '#/components/schemas/Problem',
    );
    expect(body.paths['/api/catalogs/{id}'].get.parameters).toEqual([
      expect.objectContaining({ in: 'path', name: 'id', required: true }),
    ]);
    expect(body.paths['/healthz']).toBeUndefined();
    const page = await api.asVisitor().get('/api/docs/');
    expect([page.status, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
  });

  it('tells its health', async () => {
    expect((await api.asVisitor().get('/healthz')).body).toEqual({ status: 'alive' });
    expect((await api.asVisitor().get('/readyz')).body).toEqual({ status: 'ready' });
    await api.asVisitor().get('/api/catalogs/roles');
    const metrics = await api.asVisitor().get('/metrics');
    expect(metrics.text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/catalogs\/:id",status="200"\} [1-9]/,
    );
    expect(metrics.text).toContain('database_up 1');
  });

  it('lets no answer out that breaks its schema', async () => {
    await api.database.execute(sql`alter table users drop constraint users_language_check`);
    await api.database.execute(sql`update users set language = 'de' where first_name = 'Gaston'`);
    const answer = await api.as('garage').get('/api/users/user');
    expect([answer.status, answer.body.key]).toEqual([500, 'errors.recoverable']);
    expect(
      api.logLines.some((line) => line.includes(answer.body.id) && line.includes('FST_ERR_RESPONSE_SERIALIZATION')),
    ).toBe(true);
  });
});

describeOnDatabase('metrics', (test) => {
  const api = test.api({ environment: { METRICS_KEY: 'a-key-for-metrics-only' } });

  it('are for the holder of the key', async () => {
    const read = (authorization: string) => api.asVisitor().get('/metrics', { authorization });
    expect((await api.asVisitor().get('/metrics')).status).toBe(404);
    expect((await read('Bearer another-key-altogether')).status).toBe(404);
    const answer = await read('Bearer a-key-for-metrics-only');
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('database_up')]);
  });
});

describeOnDatabase('metrics in production without a key', (test) => {
  const api = test.api({ configuration: { mode: 'production' } });

  it('are for nobody', async () => {
    expect((await api.asVisitor().get('/metrics')).status).toBe(404);
    expect((await api.asVisitor().get('/healthz')).status).toBe(200);
  });
});

describeOnDatabase('request limits', (test) => {
  const api = test.api({ configuration: { requestsPerMinute: { session: 3, address: 8 } } });

  it('stop a session, then an address, and say when to come back', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await api.as('employee').get('/api/users/user')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await api.as('employee').get('/api/users/user');
    expect(refused.body.key).toBe('errors.tooManyRequests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let count = 0; count < 3; count += 1) await api.as('colleague').get('/api/users/user');
    expect((await api.as('garage').get('/api/users/user')).status).toBe(429);
    expect((await api.asVisitor().get('/healthz')).status).toBe(200);
  });
});

describeOnDatabase('request limits', (test) => {
  const api = test.api({ configuration: { requestsPerMinute: { session: 100, address: 5 } } });

  it('cannot be evaded with another browser name or a made-up cookie', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const headers = { 'user-agent': `Browser ${count}`, cookie: `session=made-up-${count}; token=${count}` };
      statuses.push((await api.asVisitor().get('/api/catalogs/roles', headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
