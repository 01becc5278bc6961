/** What is refused, with which answer, and what the log says of it. */
import { Problem } from '@park/contract/problem';
import { describeOnDatabase } from '../testing';
import { uuid } from '../testing/uuid';

describeOnDatabase('the server', (test) => {
  const api = test.api();
  const json = { 'content-type': 'application/json' };
  const login = '/api/auth/login';

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
});
