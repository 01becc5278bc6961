import { Role } from '@park/domain';
import type { RemoteDescriptor } from '@park/platform/descriptor';
import type { Canary, Registry, RegistryRemote } from './registry';
import { canariesOf, place, visitorNumbers, withCanary } from './visitor-releases';
import { visitorRegistry } from './visitor-snapshot';

const build = (version: string) => ({
  name: 'mf-a',
  version,
  globalName: `mf_a_${version}`,
  entry: 'entry.js',
  baseUrl: `/_mf/mf-a/${version}/`,
  pages: { a: { scripts: ['a.js'], styles: [] } },
  texts: {},
  integrity: { 'entry.js': `sha384-${version}`, 'a.js': 'sha384-a' },
});
const descriptor = (path: `/${string}`, platform = '^1.0.0'): RemoteDescriptor => ({
  name: 'mf-a',
  title: { en: 'A', fr: 'A' },
  platform,
  routes: [
    {
      id: 'a',
      path,
      page: 'a',
      title: { en: 'A', fr: 'A' },
      access: 'public',
      firstCalls: [{ path: '/api/news/query' }],
    },
  ],
  navigation: [],
});
const registryWith = (canary: Partial<Canary> | null): Registry => {
  const remote: RegistryRemote = {
    name: 'mf-a',
    descriptor: descriptor('/a'),
    live: build('1'),
    previous: build('0'),
    canary: canary && { build: build('2'), descriptor: descriptor('/b', '^1.1.0'), share: null, roles: [], ...canary },
  };
  return { revision: 'r1', remotes: [remote], servers: new Map() };
};
const choice = { canaries: [], preview: null, locals: [] };

it('loads the container alone where a build has one, with its hash', () => {
  const container = {
    ...build('3'),
    container: 'container.js',
    integrity: { 'entry.js': 'sha384-entry', 'container.js': 'sha384-container' },
  };
  const registry = registryWith(null);
  const remotes = registry.remotes.map((remote) => ({ ...remote, live: container }));
  const { snapshot } = visitorRegistry({ ...registry, remotes }, { canaries: [], preview: null, locals: [] });
  expect(snapshot.remotes[0]?.live).toMatchObject({ entry: 'container.js', integrity: 'sha384-container' });
  expect(snapshot.remotes[0]?.previous).toMatchObject({ entry: 'entry.js', integrity: 'sha384-0' });
});

describe('a canary by share', () => {
  it('reaches about its share of the visitors, and the same ones every time', () => {
    const registry = registryWith({ share: 0.2 });
    const reached = () =>
      Array.from({ length: visitorNumbers }, (_, number) => canariesOf(registry, { number, role: null }).length);
    const first = reached();
    expect(first.reduce((sum, count) => sum + count, 0) / visitorNumbers).toBeCloseTo(0.2, 1);
    expect(reached()).toEqual(first);
  });

  it('keeps those who have it when the share grows, and asks others for the next release', () => {
    const numbers = Array.from({ length: 500 }, (_, number) => number);
    const having = (share: number) =>
      numbers.filter((number) => canariesOf(registryWith({ share }), { number, role: null }).length > 0);
    expect(having(0.5)).toEqual(expect.arrayContaining(having(0.1)));
    const early = (release: string) => numbers.filter((number) => place(number, release) < 0.1);
    expect(early('mf-a@3')).not.toEqual(early('mf-a@2'));
  });

  it('does not reach a visitor without a number', () => {
    expect(canariesOf(registryWith({ share: 1 }), { number: null, role: Role.Employee })).toEqual([]);
  });
});

describe('a canary by roles', () => {
  it.each([
    [Role.Employee, ['mf-a']],
    [Role.External, []],
    [null, []],
  ])('role %s gets %j', (role, expected) => {
    expect(canariesOf(registryWith({ roles: [Role.Employee] }), { number: 1, role })).toEqual(expected);
  });
});

describe('the snapshot of a visitor', () => {
  it('has the canary with its own routes and platform, and falls back to what is live', () => {
    const { snapshot } = visitorRegistry(registryWith({ share: 1 }), { ...choice, canaries: ['mf-a'] });
    expect(snapshot.remotes[0]).toMatchObject({
      descriptor: { routes: [{ path: '/b' }] },
      live: { version: '2', platform: '^1.1.0' },
      previous: { version: '1' },
    });
    expect(withCanary(registryWith(null).remotes[0] as RegistryRemote).live.version).toBe('1');
  });

  it('carries neither file lists nor first calls', () => {
    const { snapshot, remotes } = visitorRegistry(registryWith(null), choice);
    expect(JSON.stringify(snapshot)).not.toMatch(/a\.js|firstCalls|api\/news/);
    expect(remotes[0]?.descriptor.routes[0]?.firstCalls).toHaveLength(1);
    expect(snapshot.remotes[0]?.live.integrity).toBe('sha384-1');
  });

  it('has a revision of its own: others’ canaries do not change it', () => {
    const live = visitorRegistry(registryWith(null), choice).snapshot;
    const beside = visitorRegistry({ ...registryWith({ share: 0.5 }), revision: 'r2' }, choice).snapshot;
    const canary = visitorRegistry(registryWith({ share: 0.5 }), { ...choice, canaries: ['mf-a'] }).snapshot;
    expect(beside.revision).toBe(live.revision);
    expect(beside.registry).toBe('r2');
    expect(canary.revision).not.toBe(live.revision);
  });

  it('shows a preview over the live version, and a remote that is not live yet', () => {
    const known = visitorRegistry(registryWith(null), {
      ...choice,
      preview: { build: build('9'), descriptor: descriptor('/new') },
    }).snapshot;
    expect(known.remotes[0]).toMatchObject({ live: { version: '9' }, previous: { version: '1' } });
    expect(known.chosen).toEqual([{ kind: 'preview', remote: 'mf-a', version: '9' }]);
    const other = { ...build('1'), name: 'mf-b' };
    expect(
      visitorRegistry(registryWith(null), {
        ...choice,
        preview: { build: other, descriptor: descriptor('/x') },
      }).snapshot.remotes.map(({ name }) => name),
    ).toEqual(['mf-a', 'mf-b']);
  });

  it('points at a local address with the released version behind it, without a hash', () => {
    const { snapshot } = visitorRegistry(registryWith(null), {
      ...choice,
      locals: [{ remote: 'mf-a', address: 'http://localhost:5173/' }],
    });
    expect(snapshot.remotes[0]).toMatchObject({
      live: { version: 'local', baseUrl: 'http://localhost:5173/', integrity: null },
      previous: { version: '1' },
    });
    expect(snapshot.chosen).toEqual([{ kind: 'override', remote: 'mf-a', version: 'http://localhost:5173/' }]);
  });

  it('is made once for each choice', () => {
    const registry = registryWith(null);
    expect(visitorRegistry(registry, choice)).toBe(visitorRegistry(registry, { ...choice }));
  });
});
