import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { PublishedBuild } from '@park/platform/descriptor';
import type { Registry } from '../registry/registry';
import { createPublicVersions } from './public-versions';

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
const registryWith = (live: string): Registry => ({
  revision: live,
  remotes: [
    {
      name: 'mf-a',
      descriptor: { name: 'mf-a', title: { en: 'A', fr: 'A' }, platform: '^1.0.0', routes: [], navigation: [] },
      live: build(live),
      previous: null,
      canary: null,
    },
  ],
  servers: new Map(),
});

describe('public versions', () => {
  let api: Server;
  let apiOrigin = '';
  let answer: { status: number; body: unknown };
  let questions: string[];
  let now: number;
  let registry: Registry;

  beforeAll(async () => {
    api = createServer((request, response) => {
      questions.push(request.url ?? '');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const address = api.address();
    apiOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  beforeEach(() => {
    answer = { status: 200, body: { versions: ['1', '2'] } };
    questions = [];
    now = 0;
    registry = registryWith('3');
  });
  const source = () => createPublicVersions({ registry: () => registry, apiOrigin, timeoutMs: 10_000, now: () => now });

  it('of the registry are known without asking, also after the registry names others', async () => {
    const versions = source();
    expect(await versions.of('mf-a', '3')).toBe('public');
    registry = registryWith('4');
    expect([await versions.of('mf-a', '4'), await versions.of('mf-a', '3')]).toEqual(['public', 'public']);
    expect(questions).toEqual([]);
  });

  it('of earlier releases come from the api, and stay known while it is away', async () => {
    const versions = source();
    expect([await versions.of('mf-a', '1'), await versions.of('mf-a', '9')]).toEqual(['public', 'unpublished']);
    answer = { status: 503, body: {} };
    now += 60_000;
    expect([await versions.of('mf-a', '2'), await versions.of('mf-a', '9')]).toEqual(['public', 'unknown']);
    expect(questions[0]).toBe('/api/releases/mf-a/public-versions');
  });

  it('that went live a moment ago are found at the next question', async () => {
    const versions = source();
    expect(await versions.of('mf-a', '9')).toBe('unpublished');
    answer = { status: 200, body: { versions: ['9'] } };
    expect(await versions.of('mf-a', '9')).toBe('unpublished');
    now += 250;
    expect(await versions.of('mf-a', '9')).toBe('public');
  });

  it('are asked for once, however many made-up versions are requested', async () => {
    const versions = source();
    const found = await Promise.all(Array.from({ length: 50 }, (_, place) => versions.of('mf-a', `8.${place}`)));
    expect(new Set(found)).toEqual(new Set(['unpublished']));
    expect(questions).toHaveLength(1);
  });

  it('of a remote that the api does not know are those of the registry file', async () => {
    answer = { status: 404, body: {} };
    const versions = source();
    expect([await versions.of('mf-a', '3'), await versions.of('mf-a', '1')]).toEqual(['public', 'unpublished']);
  });

  it('are not taken from an invalid answer', async () => {
    answer = { status: 200, body: { versions: ['../1'] } };
    expect(await source().of('mf-a', '1')).toBe('unknown');
  });
});
