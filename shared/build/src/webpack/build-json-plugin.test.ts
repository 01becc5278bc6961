import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { buildFolder, type BuildFolder } from '../build-folder';
import { runWebpack } from '../run-webpack';
import { BuildFolderPlugin } from './build-folder-plugin';
import { BuildJsonPlugin, type BuildFacts } from './build-json-plugin';

describe('the description of a build', () => {
  let app: string;
  let target: BuildFolder;
  beforeEach(() => {
    app = mkdtempSync(path.join(tmpdir(), 'park-build-json-'));
    target = buildFolder(app, '1.0.0-abc');
    writeFileSync(path.join(app, 'main.js'), "import(/* webpackChunkName: 'page' */ './page.js');");
    writeFileSync(path.join(app, 'page.js'), "export const greeting = 'Good morning';");
  });
  afterEach(() => rmSync(app, { recursive: true, force: true }));

  const configuration = (describeBuild: (facts: BuildFacts) => object): Configuration => ({
    mode: 'production',
    context: app,
    entry: { main: path.join(app, 'main.js') },
    output: { path: target.draft, filename: '[name].[contenthash:10].js', chunkFilename: '[name].[contenthash:10].js' },
    plugins: [new BuildJsonPlugin({ describe: describeBuild }), new BuildFolderPlugin(target)],
  });
  const read = (file: string) => readFileSync(path.join(target.final, file));

  it('holds the hash of every file as it was written, and the files of each named chunk', async () => {
    await runWebpack(configuration(({ files, filesOf }) => ({ files, page: filesOf('page'), none: filesOf('none') })));
    const build = JSON.parse(read('build.json').toString()) as {
      files: BuildFacts['files'];
      page: ReturnType<BuildFacts['filesOf']>;
      none: ReturnType<BuildFacts['filesOf']>;
    };
    const written = readdirSync(target.final).filter((file) => file.endsWith('.js'));
    expect(written.length).toBe(2);
    expect(build.files.map((file) => file.path)).toEqual(written.sort());
    for (const file of build.files) {
      expect(file.integrity).toBe(`sha384-${createHash('sha384').update(read(file.path)).digest('base64')}`);
      expect(file.bytes).toBe(read(file.path).byteLength);
      expect(brotliDecompressSync(read(`${file.path}.br`))).toEqual(read(file.path));
    }
    expect(build.page).toEqual({ scripts: [expect.stringMatching(/^page\.\w{10}\.js$/)], styles: [] });
    expect(build.none).toEqual({ scripts: [], styles: [] });
    expect(JSON.parse(readFileSync(target.newest, 'utf8'))).toEqual(build);
  });

  it('names the libraries of the host that a page is the first to need', async () => {
    writeFileSync(
      path.join(app, 'page.js'),
      "import '@park/ui'; import '@park/ui/form'; import(/* webpackChunkName: 'later' */ './later.js');",
    );
    writeFileSync(path.join(app, 'later.js'), "import '@park/ui/chart';");
    const shared = Object.fromEntries(
      ['@park/ui', '@park/ui/form', '@park/ui/chart'].map((name) => [
        name,
        { import: false, singleton: true } as const,
      ]),
    );
    const plain = configuration(({ sharedOf }) => ({ page: sharedOf('page'), later: sharedOf('later') }));
    await runWebpack({ ...plain, plugins: [...(plain.plugins ?? []), new webpack.sharing.SharePlugin({ shared })] });
    expect(JSON.parse(read('build.json').toString())).toEqual({ page: ['@park/ui/form'], later: ['@park/ui/chart'] });
  });

  it('leaves no folder behind when the build does not compile', async () => {
    writeFileSync(path.join(app, 'page.js'), 'export const = 1;');
    await expect(runWebpack(configuration(() => ({})))).rejects.toThrow('page.js');
    expect(existsSync(target.draft)).toBe(false);
    expect(existsSync(target.final)).toBe(false);
    expect(existsSync(target.newest)).toBe(false);
  });

  it('fails the build when it cannot be described', async () => {
    const unnamed = () => {
      throw new Error('no chunk is named "companies"');
    };
    await expect(runWebpack(configuration(unnamed))).rejects.toThrow('no chunk is named "companies"');
    expect(existsSync(target.newest)).toBe(false);
  });
});
