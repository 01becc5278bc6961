import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../run-webpack';
import { LeaveOutPlugin, type LeftOutFile } from './leave-out-plugin';

describe('files of a library that a build leaves out', () => {
  let app: string;
  const write = (file: string, text: string) => writeFileSync(path.join(app, file), text);
  beforeEach(() => {
    app = mkdtempSync(path.join(tmpdir(), 'park-leave-out-'));
    mkdirSync(path.join(app, 'library'));
    write('entry.js', "export { preload, create } from './library/preload.js';");
    write(
      'library/preload.js',
      "const load = () => 'preloads';\nconst create = load;\nexport { load as preload, create };",
    );
    write('library/disabled.js', "export const createDisabled = () => 'disabled';");
  });
  afterEach(() => rmSync(app, { recursive: true, force: true }));

  async function build(files: readonly LeftOutFile[]): Promise<Record<string, () => unknown>> {
    await runWebpack({
      mode: 'production',
      context: app,
      entry: { main: path.join(app, 'entry.js') },
      output: { path: path.join(app, 'dist'), filename: '[name].js', library: { type: 'commonjs2' } },
      plugins: [new LeaveOutPlugin(files)],
    });
    const module: { exports: Record<string, () => unknown> } = { exports: {} };
    new Function('module', 'exports', readFileSync(path.join(app, 'dist/main.js'), 'utf8'))(module, module.exports);
    return module.exports;
  }
  const file = 'library/preload.js';
  const insteadOf = { create: { name: 'createDisabled', from: './disabled.js' } };

  it('throw when they are called, except for what another file replaces', async () => {
    const { preload, create } = await build([{ file, insteadOf }]);
    expect(() => preload?.()).toThrow('preload is left out of this build.');
    expect(create?.()).toBe('disabled');
  });

  it('have empty tables where something is only looked up in them', async () => {
    write(
      'library/preload.js',
      "const texts = { 'E-1': 'It broke.' };\nconst create = () => texts;\nexport { texts, create };",
    );
    write('entry.js', "export { texts } from './library/preload.js';");
    expect((await build([{ file, tables: ['texts'] }]))['texts']).toEqual({});
    await expect(build([{ file, tables: ['words'] }])).rejects.toThrow('does not export words');
  });

  it('fail the build when the library no longer has one of them', async () => {
    await expect(build([{ file }, { file: 'library/manifest.js' }])).rejects.toThrow('library/manifest.js');
  });

  it('fail the build when a replaced export or its replacement no longer exists', async () => {
    await expect(build([{ file, insteadOf: { start: insteadOf.create } }])).rejects.toThrow('does not export start');
    write('library/disabled.js', 'export const other = 1;');
    await expect(build([{ file, insteadOf }])).rejects.toThrow('createDisabled');
  });
});
