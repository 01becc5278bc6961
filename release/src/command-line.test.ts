/** The command as a team has it: one bundled file, a folder with a build, a deploy token, and a portal that answers by HTTP. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RemoteBuild } from '@park/contract/remote-build';

interface Call {
  method: string;
  url: string;
  token: string | undefined;
  body: Buffer;
}

const check = (name: string, ok: boolean) => ({
  check: name,
  ok,
  reason: ok ? 'All is well.' : 'It is not well.',
  detail: ok ? [] : ['what exactly'],
});
const status = {
  remote: 'mf-a',
  title: null,
  live: '1.0.0',
  liveSince: '2026-01-01T00:00:00.000Z',
  previous: null,
  canary: null,
  pinned: null,
  browserChecks: { isRequired: false, isAvailable: true },
  versions: [
    {
      version: '1.0.1',
      state: 'staged',
      publishedAt: '2026-01-02T00:00:00.000Z',
      publishedBy: 'ci',
      bytes: 1,
      brotliBytes: 1,
      routes: [],
      checks: [],
      passed: true,
      hasBrowserChecks: false,
      browserCheck: null as object | null,
      loads: 0,
      loadFailures: 0,
      renderFailures: 0,
      failuresPerThousand: null,
    },
  ],
};

let folder: string;
let team: string;
let command: string;
let server: Server;
let portal: string;
let calls: Call[] = [];
/** Answers to a path's end, in the order they are asked for; the last one stays. */
let answers: Record<string, [number, unknown][]> = {};

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

function run(...words: string[]): Promise<{ code: number; out: string; problems: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...words],
      { cwd: team, env: { PATH: process.env.PATH, RELEASE_TOKEN: 'rel_team', RELEASE_PORTAL: portal } },
      (error, out, problems) => resolve({ code: error ? Number(error.code) : 0, out, problems }),
    );
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'park-release-'));
  command = path.join(folder, 'park-release.mjs');
  await new Promise<void>((resolve, reject) =>
    execFile(process.execPath, [path.resolve(__dirname, '../build.mjs'), command], (error) =>
      error ? reject(error) : resolve(),
    ),
  );
  team = path.join(folder, 'team');
  const content = Buffer.from('entry');
  const build = RemoteBuild.parse({
    name: 'mf-a',
    version: '1.0.1',
    globalName: 'mf_a',
    entry: 'entry.js',
    descriptor: { name: 'mf-a' },
    pages: {},
    texts: {},
    files: [
      {
        path: 'entry.js',
        bytes: content.length,
        brotliBytes: content.length,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      },
    ],
    sharedVersions: {},
  });
  mkdirSync(path.join(team, 'dist/1.0.1'), { recursive: true });
  writeFileSync(path.join(team, 'dist/build.json'), JSON.stringify(build));
  writeFileSync(path.join(team, 'dist/1.0.1/entry.js'), content);
  server = createServer((request, response) => {
    void read(request).then((body) => {
      const url = request.url ?? '';
      calls.push({ method: request.method ?? '', url, token: request.headers.authorization, body });
      const found = Object.entries(answers).find(([end]) => (url.split('?')[0] ?? '').endsWith(end))?.[1];
      const [code, answer] = (found && found.length > 1 ? found.shift() : found?.[0]) ?? [
        404,
        { key: 'errors.notFound', id: 'x' },
      ];
      response
        .writeHead(code, { 'content-type': 'application/json' })
        .end(code === 204 ? undefined : JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  portal = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  calls = [];
  answers = {
    '/mf-a': [[200, status]],
    '/versions': [[200, { version: '1.0.1', state: 'uploading', missing: ['entry.js'] }]],
    '/files': [[204, null]],
    '/complete': [[200, { version: '1.0.1', state: 'staged', passed: true, checks: [check('styles', true)] }]],
    '/promote': [[200, { ...status, live: '1.0.1' }]],
  };
});

describe('park-release', () => {
  it('publishes what is in the team’s folder, with the team’s token', async () => {
    const { code, out } = await run('publish', 'mf-a', '--skip-browser');
    expect(out).toContain('1 file sent');
    expect(out).toContain('ok      styles  All is well.');
    expect(code).toBe(0);
    expect(calls.map(({ method, url, token }) => [method, url, token])).toEqual([
      ['POST', '/api/releases/mf-a/versions', 'Bearer rel_team'],
      ['PUT', '/api/releases/mf-a/versions/1.0.1/files?path=entry.js', 'Bearer rel_team'],
      ['POST', '/api/releases/mf-a/versions/1.0.1/complete?browserCheck=later', 'Bearer rel_team'],
    ]);
    expect(calls[1]?.body.toString()).toBe('entry');
  });

  describe('waits for the portal’s checks in a browser', () => {
    const [staged] = status.versions;
    const seen = (browserCheck: object, change: object = {}) => ({
      ...status,
      versions: [{ ...staged, browserCheck: { ahead: 0, done: 0, all: 0, step: null, ...browserCheck } }],
      ...change,
    });

    it('and reports their progress and result', async () => {
      const checked = { ...staged, browserCheck: { state: 'failed' }, checks: [check('smoke', false)] };
      answers['/mf-a'] = [
        [200, seen({ state: 'waiting', ahead: 2 })],
        [200, seen({ state: 'running', done: 3, all: 9, step: '/a as visitor' })],
        [200, { ...status, versions: [checked] }],
      ];
      const { code, out } = await run('publish', 'mf-a', '--promote');
      expect(out).toContain('in the browser: waiting for 2 other checks');
      expect(out).toContain('in the browser: 3 of 9 pages, /a as visitor');
      expect(out).toMatch(/FAILED {2}smoke/);
      expect([code, calls.some(({ url }) => url.endsWith('/promote'))]).toEqual([1, false]);
      expect(calls.find(({ url }) => url.includes('/complete'))?.url).not.toContain('browserCheck');
    });

    it('and says that it was not checked, with 1 where that is required', async () => {
      const unable = { state: 'unable', step: 'the browser did not start' };
      answers['/mf-a'] = [[200, seen(unable, { browserChecks: { isRequired: true, isAvailable: true } })]];
      const required = await run('publish', 'mf-a');
      expect([required.code, required.out]).toEqual([
        1,
        expect.stringContaining('Not checked in a browser: the browser did not start.'),
      ]);
      answers['/mf-a'] = [[200, seen(unable)]];
      const { code, out } = await run('publish', 'mf-a');
      expect([code, out]).toEqual([0, expect.stringContaining('Not checked in a browser')]);
    });
  });

  it('ends with 1 when a published version could not be checked again in a browser', async () => {
    const [staged] = status.versions;
    const browserCheck = { state: 'unable', step: 'the browser did not start', ahead: 0, done: 0, all: 0 };
    answers['/mf-a'] = [[200, { ...status, versions: [{ ...staged, browserCheck }] }]];
    answers['/registry'] = [[200, { revision: 'a', remotes: [] }]];
    answers['/browser-check'] = [[204, null]];
    expect(await run('check', 'mf-a', '--published')).toMatchObject({
      code: 1,
      problems: expect.stringContaining('Not checked in a browser: the browser did not start.'),
    });
  });

  it('sends a file again that the store has lost or a busy portal has refused', async () => {
    answers['/files'] = [
      [503, { key: 'errors.unavailable' }],
      [204, null],
    ];
    answers['/complete'] = [
      [409, { key: 'errors.releases.incomplete', details: { missing: ['entry.js'] } }],
      [200, { version: '1.0.1', state: 'staged', passed: true, checks: [check('styles', true)] }],
    ];
    expect((await run('publish', 'mf-a', '--skip-browser')).code).toBe(0);
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(3);
  });

  it('ends with 1 and the reasons when the gate refuses', async () => {
    answers['/complete'] = [
      [200, { version: '1.0.1', state: 'staged', passed: false, checks: [check('styles', false)] }],
    ];
    const { code, out } = await run('publish', 'mf-a', '--promote');
    expect([code, calls.some(({ url }) => url.endsWith('/promote'))]).toEqual([1, false]);
    expect(out).toMatch(/FAILED {2}styles {2}It is not well\.\n {12}what exactly/);
  });

  it('says that a version which is published again is live already', async () => {
    answers['/versions'] = [[200, { version: '1.0.1', state: 'released', missing: [] }]];
    answers['/complete'] = [
      [200, { version: '1.0.1', state: 'released', passed: true, checks: [check('styles', true)] }],
    ];
    answers['/mf-a'] = [[200, { ...status, live: '1.0.1' }]];
    const { code, out } = await run('publish', 'mf-a', '--skip-browser');
    expect([code, out]).toEqual([0, expect.stringContaining('every file was there already')]);
    expect(out).toMatch(/It is live already\.\n$/);
  });

  it('continues to the end when its output is closed', async () => {
    const child = spawn(process.execPath, [command, 'publish', 'mf-a', '--skip-browser', '--promote'], {
      cwd: team,
      env: { PATH: process.env.PATH, RELEASE_TOKEN: 'rel_team', RELEASE_PORTAL: portal },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let problems = '';
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, problems, calls.at(-1)?.url]).toEqual([0, '', '/api/releases/mf-a/promote']);
  });

  it('reports a version that is still being sent as neither passed nor failed', async () => {
    answers['/mf-a'] = [[200, { ...status, versions: [{ ...status.versions[0], state: 'uploading', passed: false }] }]];
    const { out } = await run('status', 'mf-a');
    expect(out).toContain('uploading');
    expect(out).not.toContain('FAILED');
  });

  it('refuses a change without a reason, or with one shorter than three characters', async () => {
    expect(await run('promote', 'mf-a', '1.0.1')).toMatchObject({
      code: 2,
      problems: expect.stringContaining('promote needs a reason'),
    });
    expect(await run('promote', 'mf-a', '1.0.1', '--reason', 'no')).toMatchObject({
      code: 2,
      problems: expect.stringContaining('shorter than three characters'),
    });
    expect(calls).toEqual([]);
  });

  it('promotes the newest staged version when none is named', async () => {
    const { code, out } = await run('promote', 'mf-a', '--reason', 'ready');
    expect([code, JSON.parse(String(calls.at(-1)?.body))]).toEqual([
      0,
      { version: '1.0.1', reason: 'ready', instead: '1.0.0' },
    ]);
    expect(out).toContain('mf-a: 1.0.1 is live');
  });

  it('reports a refusal of the portal in one sentence', async () => {
    answers['/promote'] = [[409, { key: 'errors.releases.pinned', id: 'id-1' }]];
    const { code, problems } = await run('promote', 'mf-a', '1.0.1', '--reason', 'ready');
    expect([code, problems.trim()]).toEqual([
      1,
      'Refused (409): the remote is pinned to a version; `pin REMOTE --off` ends that. ID: id-1',
    ]);
  });

  it('says that the portal cannot be reached', async () => {
    const { code, problems } = await run('status', 'mf-a', '--portal', 'http://127.0.0.1:9');
    expect([code, problems]).toEqual([1, expect.stringContaining('http://127.0.0.1:9 cannot be reached')]);
  });

  it.each([
    [['promote', 'mf-a'], 'needs a reason'],
    [['fly', 'mf-a'], 'There is no command fly'],
    [['publish'], 'needs the remote'],
    [['publish', 'mf-b'], 'belongs to mf-a'],
    [['publish', 'mf-a', '--version', '9.9.9'], 'has no build 9.9.9'],
    [['canary', 'mf-a', '--share', '3', '--reason', 'try'], '--share is a number'],
    [['canary', 'mf-a', '1.0.1', '--reason', 'try'], 'needs --share or --roles'],
    [['status', '--nonsense'], "Unknown option '--nonsense'"],
    [['status', 'mf-a', '1.0.1', 'twice'], 'Unexpected argument twice'],
    [['token', 'mf-a'], 'token needs create, list or revoke: park-release token list mf-x'],
    [['token', 'revoke', 'mf-a'], 'token revoke needs --id'],
    [['status', 'directory'], 'directory is not the name of a remote'],
    [
      ['status', 'mf-a', '--portal', 'portal.park'],
      'portal.park is not an address such as https://portal.park.example',
    ],
    [['status', 'mf-a', '--portal', 'ftp://portal.park'], 'ftp://portal.park is not an address'],
  ])('%j is wrong use: exit code 2', async (words, sentence) => {
    const { code, problems } = await run(...words);
    expect([code, problems]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
