import { calls, type CallDefinition } from '@park/contract';
import { Problem } from '@park/contract/problem';
import { sql } from 'drizzle-orm';
import { safeParse } from 'zod/v4/core';
import { describeOnDatabase } from '../testing';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describeOnDatabase('the server', (test) => {
  const api = test.api();
  const json = { 'content-type': 'application/json' };
  const login = '/api/auth/login';

  it('limits how long headers, bodies and idle connections may take', () => {
    expect(api.app.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      timeout: 75_000,
      keepAliveTimeout: 70_000,
    });
  });

  describe('refusals', () => {
    it('answers a problem document whose id is in the log', async () => {
      const answer = await api.asVisitor().get('/api/nowhere?secret=1');
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(Problem.safeParse(answer.body).success).toBe(true);
      expect(answer.body).toMatchObject({
        type: 'urn:park-portal:errors.notFound',
        title: 'Not Found',
        status: 404,
        key: 'errors.notFound',
        instance: '/api/nowhere',
      });
      expect(answer.body.id).toMatch(uuid);
      const line = api.logLines.find((candidate) => candidate.includes(answer.body.id));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ problem: answer.body.id, key: 'errors.notFound' });
    });

    it.each([
      ['invalid JSON', { payload: '{"email":', headers: json }, 400, 'errors.invalidJson'],
      ['a prototype in disguise', { payload: '{"__proto__":{"x":1}}', headers: json }, 400, 'errors.invalidJson'],
      [
        'another content type',
        { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        415,
        'errors.unsupportedMediaType',
      ],
      [
        'plain text',
        { payload: 'hello', headers: { 'content-type': 'text/plain' } },
        415,
        'errors.unsupportedMediaType',
      ],
      [
        'a body that is too large',
        { payload: JSON.stringify({ email: 'x'.repeat(1_100_000) }), headers: json },
        413,
        'errors.tooLarge',
      ],
    ])('refuses %s', async (_what, request, status, key) => {
      const answer = await api.asVisitor().request({ method: 'POST', url: login, ...request });
      expect([answer.status, answer.body.key]).toEqual([status, key]);
    });

    it('names each field that is missing or wrong', async () => {
      const answer = await api.asVisitor().post(login, { email: 'nobody', source: 'fax' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        key: 'errors.validation',
        fields: { email: 'errors.field.email', password: 'errors.field.required', source: 'errors.field.choice' },
      });
    });

    it('names the missing fields of a request without any body', async () => {
      const answer = await api.asVisitor().request({ method: 'POST', url: login });
      expect(answer.body.fields).toEqual({
        email: 'errors.field.required',
        password: 'errors.field.required',
        source: 'errors.field.required',
      });
    });

    it.each([
      'pageSize=many',
      'pageSize=0',
      'pageSize=101',
      'fetchAll=perhaps',
      'pageSize=1&pageSize=2',
      'queryFilters=nonsense',
      'queryFilters=shoe:9',
      'queryFilters=role:%25zz',
    ])('refuses the query %s', async (query) => {
      const answer = await api.as('superAdministrator').get(`/api/users/query?${query}`);
      expect([answer.status, answer.body.key]).toEqual([400, 'errors.validation']);
      expect(Object.keys(answer.body.fields)).toHaveLength(1);
    });

    it.each([101, 399, 401, 3_000])(
      'refuses an id of %d characters like any other that none can have',
      async (length) => {
        const answer = await api.asVisitor().get(`/api/news/${'a'.repeat(length)}`);
        expect([answer.status, answer.body.key]).toEqual([400, 'errors.validation']);
      },
    );

    it('refuses a path that cannot be decoded', async () => {
      const answer = await api.asVisitor().get('/api/%zz');
      expect([answer.status, answer.body.key]).toEqual([400, 'errors.validation']);
    });

    it('tells which methods a path knows', async () => {
      const answer = await api.asVisitor().delete(login);
      expect([answer.status, answer.body.key, answer.headers.allow]).toEqual([405, 'errors.methodNotAllowed', 'POST']);
    });

    it.each([
      '/api/users/query',
      '/api/users/user',
      '/api/companies/query',
      '/api/companies/company',
      '/api/companies/employees',
    ])('reads %s as itself, never as an id (AMB-41)', async (url) => {
      const answer = await api.as('superAdministrator').delete(url);
      expect([404, 405]).toContain(answer.status);
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

  describe('the log of refusals', () => {
    const eventsOf = async (work: () => Promise<{ status: number }>) => {
      const before = api.logLines.length;
      await work();
      return api.logLines
        .slice(before)
        .map((line) => JSON.parse(line))
        .filter(({ securityEvent }) => securityEvent);
    };

    it.each([
      ['a visitor', () => api.asVisitor().get('/api/users/query'), 'accessRefused', 'GET /api/users/query'],
      ['a role without the right', () => api.as('employee').get('/api/webhooks'), 'accessRefused', 'GET /api/webhooks'],
      [
        'a made-up key',
        () => api.asVisitor().post('/api/releases/outcomes', {}, { authorization: 'Bearer made-up-key-of-nobody' }),
        'accessRefused',
        'POST /api/releases/outcomes',
      ],
      [
        'another site',
        () => api.as('employee').patch('/api/users/user', { language: 'en' }, { origin: 'https://evil.example' }),
        'foreignOrigin',
        'PATCH /api/users/user',
      ],
      [
        'a field that no form has',
        () => api.as('employee').patch('/api/users/user', { language: 'en', role: 4622 }),
        'inputRefused',
        'PATCH /api/users/user',
      ],
    ] as const)('has an event for %s', async (_who, work, securityEvent, call) => {
      const [event, ...others] = await eventsOf(work);
      expect(event).toMatchObject({ level: 40, securityEvent, call, address: '127.0.0.1', time: expect.any(Number) });
      expect(others).toEqual([]);
    });

    it.each([
      ['a stranger says', '203.0.113.9', '203.0.113.9'],
      ['the proxy says', '127.0.0.1', '198.51.100.7'],
    ])('knows the address that %s', async (_who, remoteAddress, address) => {
      const [event] = await eventsOf(() =>
        api.asVisitor().request({
          method: 'GET',
          url: '/api/users/query',
          remoteAddress,
          headers: { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=10.0.0.1', 'x-real-ip': '10.0.0.2' },
        }),
      );
      expect(event.address).toBe(address);
    });

    it('has none for mistakes', async () => {
      expect(await eventsOf(() => api.asVisitor().post(login, { email: 'nobody', source: 'portal' }))).toEqual([]);
      expect(await eventsOf(() => api.asVisitor().get('/api/nowhere'))).toEqual([]);
    });

    it('has one line for each entry, whatever was sent', async () => {
      const forged = '\n{"level":30,"securityEvent":"signIn","outcome":"signedIn"}\r\n\u2028';
      const events = await eventsOf(async () => {
        await api.asVisitor().get(`/api/${encodeURIComponent(forged)}`);
        return api.asVisitor().post(
          login,
          { email: `a${forged}@b.example`, password: forged, source: 'portal', [forged]: 1 },
          {
            'user-agent': `x\t${JSON.stringify(forged)}`,
          },
        );
      });
      expect(events.map(({ securityEvent }) => securityEvent)).not.toContain('signIn');
      for (const line of api.logLines) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    });
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
    await api.withCookie(cookie).post(login, { email: 'x@y.z', password: 'a secret of mine', source: 'portal' });
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
