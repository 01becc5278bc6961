import Fastify, { type FastifyInstance } from 'fastify';
import { runInNewContext } from 'node:vm';
import type { PublishedBuild } from '@park/platform/descriptor';
import type { Registry, RegistryRemote } from '../registry/registry';
import { injectFaults, registryWithFaults, slowMs, withoutSession } from './inject-faults';

describe('a request with faults in its cookie', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = Fastify();
    injectFaults(app);
    app.get('/_mf/*', async (_request, reply) => reply.header('cache-control', 'immutable').send('the file'));
    app.get('/api/*', async (request) => ({ cookie: request.headers.cookie ?? '' }));
  });
  afterAll(() => app.close());
  const get = (url: string, faults: string) =>
    app.inject({ url, headers: { cookie: `session=secret; development_faults=${faults}; token=t` } });

  it('gets no file of a missing remote, and every file of another', async () => {
    expect((await get('/_mf/mf-directory/1/entry.js', 'mf-directory.missing')).statusCode).toBe(404);
    expect((await get('/_mf/mf-parkshare/1/entry.js', 'mf-directory.missing')).body).toBe('the file');
  });

  it('gets a remote that is whole and whose pages throw', async () => {
    const entry = await get('/_mf/mf-directory/throwing/container.js', 'mf-directory.throwing');
    const container = runInNewContext(`${entry.body}; mf_directory_throwing`) as {
      get(): Promise<() => { default: { pages: Record<string, () => Promise<{ default: () => void }>> } }>;
    };
    const module = (await container.get())().default;
    const { default: Page } = await (module.pages['company-list']?.() ?? Promise.reject(new Error('no page')));
    expect(() => Page()).toThrow('mf-directory throws');
    expect((await get('/_mf/mf-directory/1/entry.js', 'mf-directory.throwing')).body).toBe('the file');
  });

  it('waits for the files of a slow one', async () => {
    const started = performance.now();
    expect((await get('/_mf/mf-directory/1/entry.js', 'mf-directory.slow')).body).toBe('the file');
    expect(performance.now() - started).toBeGreaterThanOrEqual(slowMs - 5);
  });

  it.each(['', 'mf-directory.missing'])(
    'never lets a file be kept: it would come without a later fault (%s)',
    async (faults) => {
      expect((await get('/_mf/mf-directory/1/entry.js', faults)).headers['cache-control']).toBe('no-store');
    },
  );

  it('hides an expired session from the api, except for signing in again', async () => {
    expect((await get('/api/users/user', 'session.expired')).json()).toEqual({
      cookie: expect.not.stringContaining('session=secret') as string,
    });
    expect((await get('/api/users/user', 'session.expired')).json()).toEqual({
      cookie: expect.stringContaining('token=t') as string,
    });
    expect((await get('/api/auth/login', 'session.expired')).json()).toEqual({
      cookie: expect.stringContaining('session=secret') as string,
    });
  });
});

it('removes both forms of the session cookie', () => {
  expect(withoutSession('a=b; __Host-session=x; session=y; token=t').replace(/\s/g, '')).toBe('a=b;token=t');
});

it('shows another version where it is asked for and there is one', () => {
  const build = (version: string) => ({ version }) as PublishedBuild;
  const remote = (name: string, previous: PublishedBuild | null) =>
    ({ name, live: build('2'), previous, canary: null }) as unknown as RegistryRemote;
  const registry = {
    revision: '1',
    remotes: [remote('mf-a', build('1')), remote('mf-b', null), remote('mf-c', build('1')), remote('mf-d', build('1'))],
  } as unknown as Registry;
  const faulty = registryWithFaults(registry, {
    remotes: { 'mf-a': 'old', 'mf-b': 'old', 'mf-c': 'throwing' },
    isSessionExpired: false,
  });
  expect(faulty.remotes.map(({ live, previous }) => [live.version, previous?.version ?? null])).toEqual([
    ['1', null],
    ['2', null],
    ['throwing', null],
    ['2', '1'],
  ]);
});
