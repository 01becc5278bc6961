import { gateReasonIds } from '@park/contract/gate-check';
import type { RemoteBuild } from '@park/contract/remote-build';
import { runGate, type GateInput } from './gate';
import { integrityOf } from './integrity-check';
import { standardSizeBudget } from './size-check';

const text = (content: string) => new TextEncoder().encode(content);
const contents = new Map([
  ['entry.js', text('entry')],
  ['home.js', text('home')],
  ['home.css', text('@layer remote{.mf-a_x{color:red}}')],
]);
const route = { id: 'home', path: '/a', page: 'home', title: { en: 'A', fr: 'A' }, access: 'public' };
const menu = { id: 'a', label: { en: 'A', fr: 'A' }, to: '/a', icon: 'star', order: 1 };

const build: RemoteBuild = {
  name: 'mf-a',
  version: '1.0.0',
  globalName: 'mf_a_1',
  entry: 'entry.js',
  descriptor: { name: 'mf-a', title: { en: 'A', fr: 'A' }, platform: '^1.2.0', routes: [route], navigation: [menu] },
  pages: { home: { scripts: ['home.js'], styles: ['home.css'] } },
  texts: { en: { scripts: [], styles: [] }, fr: { scripts: [], styles: [] } },
  files: [...contents].map(([path, content]) => ({
    path,
    bytes: content.length,
    brotliBytes: 1_000,
    integrity: integrityOf(content),
  })),
  sharedVersions: { react: '19.3.1' },
};

const input: GateInput = {
  build,
  read: async (path) => contents.get(path) ?? null,
  live: [],
  platform: { platformVersion: '1.2.3', sharedVersions: { react: '19.4.0' } },
  liveBuild: null,
  budget: standardSizeBudget,
};
const failed = async (changed: Partial<GateInput>) =>
  Object.fromEntries(
    (await runGate({ ...input, ...changed })).filter(({ ok }) => !ok).map(({ check, detail }) => [check, detail]),
  );
const withDescriptor = (changed: object): Partial<GateInput> => ({
  build: { ...build, descriptor: { ...build.descriptor, ...changed } },
});

describe('the gate', () => {
  it('passes a correct build, with a sentence for each check', async () => {
    const checks = await runGate(input);
    expect(checks.map(({ check, ok }) => `${check} ${ok}`)).toEqual([
      'descriptor true',
      'permissions true',
      'routes true',
      'navigation true',
      'platform true',
      'shared-libraries true',
      'styles true',
      'size true',
      'integrity true',
    ]);
    for (const { reason } of checks) expect(reason).toMatch(/^[A-Z].*\.$/);
    for (const { reasonId } of checks) expect(gateReasonIds).toContain(reasonId);
    expect(checks.find(({ check }) => check === 'routes')).toMatchObject({
      reasonId: 'routes-good',
      values: { count: 1 },
    });
  });

  it('refuses a descriptor that lacks a text, names a page that was not built, or belongs to another remote', async () => {
    expect((await failed(withDescriptor({ title: { en: 'A' } }))).descriptor).toEqual([
      expect.stringMatching(/^title\.fr: /),
    ]);
    expect((await failed(withDescriptor({ routes: [{ ...route, page: 'other' }] }))).descriptor).toEqual([
      'routes: the page "other" of the route "home" is not in the build',
    ]);
    expect((await failed(withDescriptor({ name: 'mf-b' }))).descriptor).toEqual([
      'name: the descriptor says mf-b, the build mf-a',
    ]);
  });

  it('refuses permissions and flags that do not exist', async () => {
    const found = await failed(
      withDescriptor({
        routes: [
          { ...route, access: { anyOf: ['Jobs_Read', 'Nonsense'] } },
          { ...route, id: 'b', path: '/b', access: { flag: 'CAN_DO_ALL' } },
        ],
      }),
    );
    expect(found.permissions).toEqual([
      'route "home": there is no permission Nonsense',
      'route "b": there is no flag CAN_DO_ALL',
    ]);
  });

  it('refuses routes and menu entries of other remotes, of the shell, and its own twice', async () => {
    const other = { name: 'mf-b', descriptor: { ...build.descriptor, name: 'mf-b' } };
    expect(await failed({ live: [other] })).toEqual({
      routes: ['/a belongs to mf-b'],
      navigation: ['the id "a" belongs to mf-b'],
    });
    expect(
      (
        await failed(
          withDescriptor({
            routes: [
              route,
              { ...route, id: 'two', path: '/a/' },
              { ...route, id: 'three', path: '/login/' },
              { ...route, id: 'four', path: '/api/x' },
            ],
          }),
        )
      ).routes,
    ).toEqual(['/a appears twice in the descriptor', '/login belongs to the shell', '/api/x belongs to the shell']);
    expect((await failed(withDescriptor({ navigation: [menu, { ...menu, to: '/elsewhere' }] }))).navigation).toEqual([
      'the id "a" is used twice',
      '"a" leads to /elsewhere, which is no route of this remote',
    ]);
    expect(await failed({ live: [{ ...other, name: 'mf-a' }] })).toEqual({});
  });

  it('compares a build with the live shell, and passes it while no shell has reported its versions', async () => {
    expect(await failed({ platform: { platformVersion: '1.1.9', sharedVersions: { react: '19.3.0' } } })).toEqual({
      platform: ['needs ^1.2.0, live is 1.1.9'],
      'shared-libraries': ['react: built against 19.3.1, the live shell provides 19.3.0'],
    });
    expect(await failed({ platform: { platformVersion: '2.0.0', sharedVersions: {} } })).toEqual({
      platform: ['needs ^1.2.0, live is 2.0.0'],
      'shared-libraries': ['react: the live shell does not provide it'],
    });
    expect(await failed({ platform: null })).toEqual({});
    expect((await runGate({ ...input, platform: null })).map(({ reasonId }) => reasonId)).toEqual(
      expect.arrayContaining(['platform-unknown', 'shared-libraries-unknown']),
    );
  });

  it('refuses an entry and pages above their budgets, and reports the difference to the live version', async () => {
    const heavier = {
      ...build,
      files: build.files.map((file) => ({ ...file, brotliBytes: file.path === 'home.js' ? 300_000 : 30_000 })),
    };
    expect((await failed({ build: heavier, liveBuild: build })).size).toEqual([
      'the entry has 30.0 KB, the budget is 8.0 KB',
      'the page "home" has 360.0 KB (+357.0 KB to live), the budget is 250.0 KB',
    ]);
    const [size] = (await runGate({ ...input, liveBuild: build })).filter(({ check }) => check === 'size');
    expect(size).toMatchObject({
      reasonId: 'size-compared',
      values: { page: 'home', pageBytes: 3_000, entryBytes: 1_000, differenceBytes: 0 },
    });
    expect(size?.reason).toBe('The heaviest page "home" has 3.0 KB, as live; the entry 1.0 KB.');
  });

  it('refuses a server build that is larger than its budget', async () => {
    const withServer = (bytes: number) => ({
      ...build,
      server: { file: 'server.a.js', pages: ['home'] },
      files: [...build.files, { ...build.files[0]!, path: 'server.a.js', bytes, brotliBytes: 40_000 }],
    });
    expect((await failed({ build: withServer(150_001) })).size).toEqual([
      'the server build has 150.0 KB, the budget is 150.0 KB',
    ]);
    expect((await failed({ build: withServer(150_000) })).size).toBeUndefined();
  });

  it('refuses files that are missing, changed or without a hash', async () => {
    expect((await failed({ read: async (path) => (path === 'home.js' ? null : text('changed')) })).integrity).toEqual([
      'entry.js: is not what the build’s hash says',
      'home.js: is missing',
      'home.css: is not what the build’s hash says',
    ]);
    expect(
      (await failed({ build: { ...build, pages: { home: { scripts: ['home.js', 'more.js'], styles: [] } } } }))
        .integrity,
    ).toEqual(['more.js: is needed by a page and has no hash']);
  });

  it('measures the container that visitors load, not the entry for other hosts', async () => {
    const files = [...build.files, { ...build.files[0]!, path: 'container.js', brotliBytes: 2_000 }];
    const heavyEntry = files.map((file) => (file.path === 'entry.js' ? { ...file, brotliBytes: 17_000 } : file));
    const withContainer = { ...build, container: 'container.js', files: heavyEntry };
    const checks = await runGate({ ...input, build: withContainer });
    expect(checks.find(({ check }) => check === 'size')).toMatchObject({ ok: true, values: { entryBytes: 2_000 } });
    expect((await failed({ build: { ...withContainer, files: build.files } })).integrity).toEqual([
      'container.js: is needed by a page and has no hash',
    ]);
  });

  it('refuses a manifest that names another global or entry than the build', async () => {
    const checkManifest = async (manifest: string) => {
      const content = text(manifest);
      const file = {
        path: 'mf-manifest.json',
        bytes: content.length,
        brotliBytes: 10,
        integrity: integrityOf(content),
      };
      return (
        await failed({
          build: { ...build, manifest: file.path, files: [...build.files, file] },
          read: async (path) => (path === file.path ? content : (contents.get(path) ?? null)),
        })
      ).integrity;
    };
    const manifestOf = (globalName: string, name: string) =>
      JSON.stringify({ metaData: { globalName, remoteEntry: { name, path: '', type: 'var' } } });
    expect(await checkManifest(manifestOf('mf_a_1', 'entry.js'))).toBeUndefined();
    expect(await checkManifest(manifestOf('mf_b_1', 'other.js'))).toEqual([
      'mf-manifest.json: names the global mf_b_1',
      'mf-manifest.json: names the entry other.js',
    ]);
    expect(await checkManifest('{}')).toEqual(['mf-manifest.json: is no manifest of Module Federation']);
    expect((await failed({ build: { ...build, manifest: 'mf-manifest.json' } })).integrity).toEqual([
      'mf-manifest.json: is needed by a page and has no hash',
    ]);
  });
});

it('identifies every sentence of a refusal, so that other languages can show it', async () => {
  const everythingWrong = {
    ...build,
    descriptor: { name: 'mf-x', routes: [{ ...route, access: { flag: 'CAN_DO_ALL' } }] },
    files: build.files.map((file) => ({ ...file, brotliBytes: 900_000 })),
    sharedVersions: { vue: '1.0.0' },
  };
  const checks = await runGate({ ...input, build: everythingWrong, read: async () => text('body{margin:0}') });
  for (const { ok, check, reasonId, values, detail } of checks.filter((each) => !each.ok)) {
    expect([ok, gateReasonIds.some((id) => id === reasonId), reasonId, values?.count]).toEqual([
      false,
      true,
      `${check}-bad`,
      detail.length,
    ]);
  }
  expect(checks.filter(({ ok }) => !ok).length).toBeGreaterThan(5);
});

describe('the live shell fits', () => {
  const platformOf = (platformVersion: string) => ({ platformVersion, sharedVersions: { react: '19.3.1' } });

  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.2.4', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.4', '^0.0.3', false],
    ['10.0.0', '^9.0.0', false],
    ['no version', '^1.0.0', false],
    ['1.2.4-beta.1', '^1.2.3', false],
    ['1.2.3', '>=1.0.0', false],
  ])('platform %s for a build that needs %s: %s', async (live, range, isFit) => {
    const checks = await runGate({ ...input, ...withDescriptor({ platform: range }), platform: platformOf(live) });
    expect(checks.find(({ check }) => check === 'platform')?.ok).toBe(isFit);
  });

  it.each([
    ['19.3.1', true],
    ['19.3.0', false],
    ['20.0.0', false],
  ])('react %s for a build against 19.3.1: %s', async (react, isFit) => {
    const checks = await runGate({ ...input, platform: { platformVersion: '1.2.3', sharedVersions: { react } } });
    expect(checks.find(({ check }) => check === 'shared-libraries')?.ok).toBe(isFit);
  });
});
