import { readToEnd, startShell, type StartedShell } from '../testing/start-shell';
import { pagePolicy, securityHeaders } from './security-headers';

test.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/json', 'application/pdf', undefined])(
  '%s could stand alone: it has the policy',
  (type) => {
    expect(securityHeaders(true, type)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.anything(),
      'x-content-type-options': 'nosniff',
      'origin-agent-cluster': '?1',
    });
  },
);

test.each([
  ['text/javascript; charset=utf-8', "connect-src 'self'"],
  ['application/javascript', "connect-src 'self'"],
  ['text/css; charset=utf-8', "connect-src 'self'"],
  ['font/woff2', "frame-ancestors 'none'"],
  ['image/png', "frame-ancestors 'none'"],
  ['image/webp', "frame-ancestors 'none'"],
])('%s is part of a page: the page’s policy holds, and a short one where it is opened alone', (type, rest) => {
  expect(securityHeaders(true, type)).toEqual({
    'content-security-policy': `default-src 'none'; ${rest}`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

describe('every answer of a portal on https', () => {
  let shell: StartedShell;
  beforeAll(async () => {
    shell = await startShell({
      environment: { PARK_ORIGIN: 'https://portal.park.example' },
      api: (request, response) => {
        if (request.url === '/api/gone') return void response.destroy();
        response.writeHead(request.headers['if-none-match'] ? 304 : 200, { etag: '"1"' }).end();
      },
    });
  });
  afterAll(() => shell.stop());

  const expectHeaders = (headers: Readonly<Record<string, unknown>>) =>
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });

  it.each([
    ['a page', 'GET', '/', 200],
    ['a page that does not exist', 'GET', '/nowhere', 404],
    ['a call', 'GET', '/api/companies/query', 200],
    ['a call that was changed', 'POST', '/api/companies', 200],
    ['a call without the api', 'GET', '/api/gone', 503],
    ['a file that no remote has', 'GET', '/_mf/mf-a/1.0.0/entry.js', 404],
    ['an asset that does not exist', 'GET', '/assets/none.js', 404],
    ['a folder of assets', 'GET', '/assets/', 404],
    ['the icon', 'GET', '/icon.svg', 200],
    ['a redirect', 'GET', '/favicon.ico', 301],
    ['a picture', 'GET', '/share-image.png', 200],
    ['the registry', 'GET', '/_registry', 200],
    ['a text', 'GET', '/robots.txt', 200],
    ['a malformed address', 'GET', '/%zz', 400],
    ['a refused report', 'POST', '/_report/logs', 400],
    ['an unknown method', 'OPTIONS', '/companies', 404],
  ] as const)('has the headers: %s', async (_what, method, url, status) => {
    const answer = await shell.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expectHeaders(answer.headers);
  });

  it('has them when nothing changed', async () => {
    const headers = { 'if-none-match': '"1"' };
    const answer = await shell.app.inject({ method: 'GET', url: '/api/companies/query', headers });
    expect(answer.statusCode).toBe(304);
    expectHeaders(answer.headers);
  });

  it('has them when the request cannot be read', async () => {
    const answer = await readToEnd(shell.open('NONSENSE\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expectHeaders(
      Object.fromEntries([...answer.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name, value]) => [name, value])),
    );
  });

  it.each(['/companies', '/api/companies/query', '/_mf/mf-a/1.0.0/entry.js'])('refuses TRACE %s', async (path) => {
    const answer = await readToEnd(
      shell.open(`TRACE ${path} HTTP/1.1\r\nHost: park\r\nCookie: session=mine\r\nConnection: close\r\n\r\n`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('session=mine');
  });

  it('names the letters of every text', async () => {
    for (const url of ['/', '/icon.svg', '/robots.txt', '/nowhere', '/metrics'])
      expect((await shell.app.inject({ method: 'GET', url })).headers['content-type']).toMatch(/; charset=utf-8/);
  });
});

test('the policy of a page names what it forbids altogether', () => {
  for (const directive of ["connect-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(pagePolicy(true)).toContain(directive);
});

test('the policy of a page names the hash of the one script that is part of it', () => {
  expect(pagePolicy(false, undefined, 'sha256-x')).toContain("script-src 'self' 'sha256-x';");
  expect(pagePolicy(false)).toContain("script-src 'self';");
});
