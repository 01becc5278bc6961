import { loggableArguments, loggableError } from './loggable-error';
import { loggablePath, maskSecrets } from './mask-secrets';

const token = 'Yp3mQ0vX-8Tz_1bKcR7uW5sD2fGhJ4nL6aEoIiUyV9Q';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$Rm9vYmFyQmF6UXV4MDEyMzQ1Njc4OWFiY2RlZg';
const values = ['ada@example.org', 'Lovelace', token, hash, 'hunter2'];

/** As the query builder and the driver throw them. */
function failedQuery(message: string, facts: object = {}): Error {
  const cause = Object.assign(new Error(message), {
    name: 'error',
    code: '23505',
    severity: 'ERROR',
    detail: `Key (email)=(ada@example.org) already exists.`,
    where: `COPY users, line 1, column last_name: "Lovelace"`,
    constraint: 'users_email_key',
    table: 'users',
    ...facts,
  });
  const params = values;
  return Object.assign(
    new Error(`Failed query: insert into "users" values ($1, $2, 'Lovelace')\nparams: ${params.join(',')}`, { cause }),
    { name: 'DrizzleQueryError', query: `insert into "users" values ($1, $2, 'Lovelace')`, params },
  );
}

describe('a failure in the log', () => {
  it.each([
    [
      'duplicate key value violates unique constraint "users_email_key"',
      'duplicate key value violates unique constraint',
    ],
    ['invalid input syntax for type uuid: "Lovelace"', 'invalid input syntax for type uuid'],
  ])('of a query names what failed and none of its values: %s', (message, shown) => {
    const logged = loggableError(failedQuery(message));
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query',
      query: `insert into "users" values ($1, $2, '…')`,
      cause: { code: '23505', message: shown, constraint: 'users_email_key', table: 'users' },
    });
    for (const value of values) expect(JSON.stringify(logged)).not.toContain(value);
  });

  it('has the frames of its stack and not its message', () => {
    const error = new Error(`refused\n    at ${token}`);
    expect(loggableError(error).stack).toMatch(/^\s+at /);
    expect(JSON.stringify(loggableError(error))).not.toContain(token);
  });

  it('copies none of the fields that libraries put on errors', () => {
    const error = Object.assign(new Error('refused <ada@example.org>'), {
      rawPacket: Buffer.from(`cookie: session=${token}`),
      response: 'ada@example.org',
      command: 'RCPT TO',
    });
    const text = JSON.stringify(loggableError(error));
    expect(text).not.toContain('ada@example.org');
    expect(Object.keys(loggableError(error)).sort()).toEqual(['message', 'stack', 'type']);
  });

  it('can be whatever was thrown, however deep its causes', () => {
    const loop: { cause?: unknown } = {};
    loop.cause = loop;
    expect(() => JSON.stringify(loggableError(loop))).not.toThrow();
    expect(loggableError(`Bearer ${token}`)).toEqual({ type: 'string', message: 'Bearer [removed]' });
    expect(loggableError(null)).toEqual({ type: 'object', message: 'null' });
  });

  it('does not become the text of its line unmasked', () => {
    expect(loggableArguments([failedQuery('x')])[1]).toBe('Failed query');
    expect(loggableArguments([{ a: 1 }, `GET /api/feeds/${token}.ics`])).toEqual([
      { a: 1 },
      'GET /api/feeds/[removed].ics',
    ]);
  });
});

describe('paths and texts in the log', () => {
  it.each([
    `/api/feeds/${token}.ics`,
    `/api/feed/${token}`,
    `/api/feeds/%59${token.slice(1)}.ics`,
    `/${token}/x`,
    `/login?token=${token}`,
  ])('%s does not show its token', (path) => {
    expect(decodeURIComponent(loggablePath(path))).not.toContain(token);
    expect(maskSecrets(`GET http://localhost${path} failed`)).not.toContain(token);
  });

  it.each([
    '/api/companies/query',
    '/api/news/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '/',
    '/assets/main.0123456789abcdef0123.js',
  ])('%s stays as it is', (path) => {
    expect(loggablePath(path)).toBe(path);
  });

  it('removes what is named a secret, and mail addresses', () => {
    expect(maskSecrets(`{"password":"hunter2","email":"ada@example.org"}`)).not.toMatch(/hunter2|ada@/);
    expect(maskSecrets('connect ECONNREFUSED 127.0.0.1:4601')).toBe('connect ECONNREFUSED 127.0.0.1:4601');
  });
});
