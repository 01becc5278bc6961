import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuildOnDisk, remoteFolder } from './build-on-disk';
import { UsageError } from './usage-error';

const manifest = (type: string, exposed = './routes') =>
  JSON.stringify({
    metaData: {
      globalName: 'mf_foreign_1',
      buildInfo: { buildVersion: '1.2.0' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type },
    },
    exposes: [
      {
        path: exposed,
        assets: { js: { sync: ['assets/routes.js', 'gone.js'] }, css: { sync: ['assets/routes.css'] } },
      },
    ],
    shared: [
      { name: 'react', version: '19.3.1' },
      { name: '@park/ui', version: '' },
    ],
  });
const descriptor = {
  name: 'mf-foreign',
  title: { en: 'Foreign', fr: 'Tiers' },
  platform: '^2.0.0',
  routes: [{ id: 'a', path: '/a', page: 'home', title: { en: 'A', fr: 'A' }, access: 'public' }],
  navigation: [],
};

describe('a build of another bundler', () => {
  let folder: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'park-foreign-'));
    write('remote.json', JSON.stringify(descriptor));
    write('dist/mf-manifest.json', manifest('global'));
    write('dist/remoteEntry.js', 'var mf_foreign_1;');
    write('dist/assets/routes.js', '1;');
    write('dist/assets/routes.css', '.mf-foreign_a{}');
    write('dist/.vite/manifest.json', '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is described by its manifest alone', () => {
    expect(remoteFolder('mf-foreign', folder)).toBe(folder);
    const { build, read } = readBuildOnDisk('mf-foreign', folder);
    expect(build).toMatchObject({
      name: 'mf-foreign',
      version: expect.stringMatching(/^1\.2\.0-[0-9a-f]{12}$/) as string,
      globalName: 'mf_foreign_1',
      entry: 'remoteEntry.js',
      manifest: 'mf-manifest.json',
      pages: { home: { scripts: ['assets/routes.js'], styles: ['assets/routes.css'] } },
      sharedVersions: { react: '19.3.1' },
    });
    expect(build.files.map((file) => file.path)).toEqual([
      'assets/routes.css',
      'assets/routes.js',
      'mf-manifest.json',
      'remoteEntry.js',
    ]);
    expect(new TextDecoder().decode(read('assets/routes.js') ?? undefined)).toBe('1;');
  });

  it('has another version when a file is another', () => {
    const { version } = readBuildOnDisk('mf-foreign', folder).build;
    write('dist/assets/routes.js', '2;');
    expect(readBuildOnDisk('mf-foreign', folder).build.version).not.toBe(version);
  });

  it('is imported when it is a module, and its scripts are not run ahead', () => {
    write('dist/mf-manifest.json', manifest('module'));
    expect(readBuildOnDisk('mf-foreign', folder).build).toMatchObject({
      entryType: 'module',
      pages: { home: { scripts: [], styles: ['assets/routes.css'] } },
    });
  });

  it.each([
    ['no descriptor', () => rmSync(path.join(folder, 'remote.json')), 'no descriptor'],
    ['a wrong descriptor', () => write('remote.json', '{"name":"mf-foreign"}'), 'title: '],
    ['another name', () => write('remote.json', JSON.stringify({ ...descriptor, name: 'mf-b' })), 'belongs to mf-b'],
    ['no manifest', () => write('dist/mf-manifest.json', '{}'), 'There is no mf-manifest.json'],
    ['no routes', () => write('dist/mf-manifest.json', manifest('global', './app')), 'exposes no ./routes'],
  ])('is refused in words with %s', (_case, change, words) => {
    change();
    expect(() => readBuildOnDisk('mf-foreign', folder)).toThrow(UsageError);
    expect(() => readBuildOnDisk('mf-foreign', folder)).toThrow(words);
  });
});
