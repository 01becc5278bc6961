import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { PublishedBuild, RemoteDescriptor } from '@park/platform/descriptor';
import { startShell, type StartedShell } from '../testing/start-shell';
import { codePolicy, filePolicy } from './remote-files';

const build = (version: string): PublishedBuild => ({
  name: 'mf-a',
  version,
  globalName: 'mf_a',
  entry: 'entry.js',
  baseUrl: `/_mf/mf-a/${version}/`,
  pages: {},
  texts: {},
  integrity: {},
});
const descriptor: RemoteDescriptor = {
  name: 'mf-a',
  title: { en: 'A', fr: 'A' },
  platform: '^1.0.0',
  routes: [{ id: 'a', path: '/a', page: 'a', title: { en: 'A', fr: 'A' }, access: 'public' }],
  navigation: [],
};
const token = 'preview-token-of-version-3';
/** How long a page waits for its first data. */
const firstCallTimeoutMs = 100;

describe('files of a remote', () => {
  let shell: StartedShell;
  let files: Server;
  let isApiAway = false;
  let lastHeaders: IncomingHttpHeaders = {};

  beforeAll(async () => {
    // A server that labels everything as HTML: the worst that a remote's own server can do.
    files = createServer((request, response) => {
      lastHeaders = request.headers;
      if (request.url?.includes('redirect'))
        return void response.writeHead(302, { location: 'https://evil.example/' }).end();
      if (request.url?.includes('gone')) return void response.writeHead(404).end('<h1>none</h1>');
      if (request.url?.includes('broken')) return void response.writeHead(500).end('<h1>broken</h1>');
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': "script-src 'unsafe-inline'",
          'set-cookie': 'session=stolen',
          refresh: '0;url=https://evil.example/',
          'cache-control': 'public, max-age=31536000, immutable',
          etag: '"e"',
        })
        .end(`<script>${request.url ?? ''}</script>`);
    }).listen(0, '127.0.0.1');
    await once(files, 'listening');
    const address = files.address();
    const server = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    shell = await startShell({
      environment: { FIRST_CALL_TIMEOUT: String(firstCallTimeoutMs) },
      remotes: [
        {
          name: 'mf-a',
          descriptor,
          live: build('2'),
          previous: build('1'),
          canary: { build: build('2.1'), descriptor, share: 0.1, roles: [] },
        },
      ],
      servers: new Map([
        ['mf-a', server],
        ['mf-unasked', server],
      ]),
      api: (request, response) => {
        if (isApiAway) return void response.writeHead(503).end();
        response.setHeader('content-type', 'application/json');
        if (request.url === '/api/releases/mf-a/public-versions')
          return void response.end(JSON.stringify({ versions: ['0.1', '1', '2'] }));
        if (request.url === `/api/releases/previews/${token}`) {
          const expiresAt = new Date(Date.now() + 60_000).toISOString();
          const preview = JSON.stringify({ name: 'mf-a', descriptor, build: build('3'), server, expiresAt });
          return void setTimeout(() => response.end(preview), 2 * firstCallTimeoutMs);
        }
        return void response.writeHead(404).end('{}');
      },
    });
  });
  afterAll(async () => {
    await shell.stop();
    files.closeAllConnections();
    await new Promise((resolve) => files.close(resolve));
  });
  beforeEach(() => {
    isApiAway = false;
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${shell.origin}/_mf/${path}`, { headers, redirect: 'manual' });

  it.each(['mf-a/2/entry.js', 'mf-a/1/entry.js', 'mf-a/2.1/entry.js', 'mf-a/2/~2-1700000000000/entry.js'])(
    'serves %s, which the registry names, without asking the api',
    async (path) => {
      isApiAway = true;
      expect((await get(path)).status).toBe(200);
    },
  );

  it('serves an open tab the files of a version that was live before, also while the api is away', async () => {
    const old = await get('mf-a/0.1/chunk.js');
    expect([old.status, await old.text()]).toEqual([200, '<script>/0.1/chunk.js</script>']);
    isApiAway = true;
    expect((await get('mf-a/0.1/chunk.js')).status).toBe(200);
  });

  it('serves nothing of a version that was never public', async () => {
    const answer = await get('mf-a/9.7.0/entry.js');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get('mf-b/1/entry.js')).status).toBe(404);
  });

  it('shows a staged version to the holder of its preview only, also when the api needs longer than a page waits', async () => {
    expect((await get('mf-a/3/entry.js')).status).toBe(404);
    const cookie = `preview=${token}`;
    const shown = await get('mf-a/3/entry.js', { cookie });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    // The browser asks whether it has changed each time.
    expect(shown.headers.get('etag')).toBe('"e"');
    expect((await get('mf-a/4/entry.js', { cookie })).status).toBe(404);
    expect((await get('mf-a/3/entry.js', { cookie: `preview=${token}x` })).status).toBe(404);
  });

  it('says that it does not know while the api is away, instead of that there is no file', async () => {
    isApiAway = true;
    expect((await get('mf-unasked/1/entry.js')).status).toBe(503);
  });

  it.each([
    'mf-a/2/evil.html',
    'mf-a/2/evil.HTML',
    'mf-a/2/evil.xhtml',
    'mf-a/2/evil.xml',
    'mf-a/2/evil',
    'mf-a/2/entry.js/',
    'mf-a/2/entry.js.br',
    'mf-a/2/.hidden.js',
    'mf-a/2/..%2f1/entry.js',
    'mf-a/2/evil.html%3f.js',
    'mf-a/2/evil.html%23.js',
    'mf-a/2/evil%2ehtml',
  ])('does not serve %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get('content-security-policy')).toBe(filePolicy);
  });

  it('serves no script as a service worker', async () => {
    const answer = await fetch(`${shell.origin}/_mf/mf-a/2/entry.js`, { headers: { 'service-worker': 'script' } });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['entry.js', 'text/javascript; charset=utf-8'],
    ['page.css', 'text/css; charset=utf-8'],
    ['build.json', 'application/json'],
    ['entry.js.map', 'application/json'],
    ['entry.js.LICENSE.txt', 'text/plain; charset=utf-8'],
    ['font.woff2', 'font/woff2'],
    ['logo.svg', 'image/svg+xml; charset=utf-8'],
    ['photo.jpg', 'image/jpeg'],
    ['constructor.png', 'image/png'],
  ])('labels %s by its ending, whatever its server says', async (file, type) => {
    const { status, headers } = await get(`mf-a/2/${file}`);
    expect(status).toBe(200);
    expect(Object.fromEntries([...headers])).toMatchObject({
      'content-type': type,
      'content-security-policy': /\.(?:js|css)$/.test(file) ? codePolicy : filePolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Neither what its server adds, nor what is only of use for files that change.
    for (const name of ['set-cookie', 'refresh', 'etag', 'last-modified', 'x-request-id'])
      expect(headers.get(name)).toBeNull();
  });

  it.each([
    ['redirect.js', 404],
    ['gone.js', 404],
    ['broken.js', 503],
  ])('answers for %s itself, with %i', async (file, status) => {
    const answer = await get(`mf-a/2/${file}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.json()).toMatchObject({ status });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps cookies and tokens from the server of a remote', async () => {
    await get('mf-a/2/entry.js', { cookie: 'session=s', authorization: 'Bearer t', 'if-none-match': '"x"' });
    expect([lastHeaders.cookie, lastHeaders.authorization, lastHeaders['if-none-match']]).toEqual([
      undefined,
      undefined,
      '"x"',
    ]);
  });
});
