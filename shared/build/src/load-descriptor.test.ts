import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Descriptors are read by Node's own modules; jest would put its own in their place. */
function runInNode(code: string): { output: string; errors: string } {
  const program = `import { writeFileSync } from 'node:fs'; import { loadDescriptor } from ${JSON.stringify(path.join(__dirname, 'load-descriptor.ts'))};\n${code}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return { output: stdout, errors: stderr };
}

describe('the descriptor of a remote', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'park-descriptor-'));
    file = path.join(folder, 'remote.config.ts');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const descriptor = (title: string) =>
    `export default { name: 'mf-x', title: { en: '${title}', fr: 'Domaine' }, platform: '^1.0.0', navigation: [],
      routes: [{ id: 'x', path: '/x', page: 'x', title: { en: 'X', fr: 'X' }, access: 'public' }] } as const;`;

  it('is read again from a file that has changed', () => {
    writeFileSync(file, descriptor('Area'));
    const { output, errors } = runInNode(`
      const title = () => console.log(loadDescriptor(${JSON.stringify(folder)}).title.en);
      title();
      writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(descriptor('Another area'))});
      title();`);
    expect(errors).toBe('');
    expect(output).toBe('Area\nAnother area\n');
  });

  it('is read again without a second copy of the packages installed beside it', () => {
    writeFileSync(file, descriptor('Area'));
    const plugin = path.join(folder, 'node_modules/plugin/index.js');
    mkdirSync(path.dirname(plugin), { recursive: true });
    writeFileSync(plugin, 'module.exports = { mark: Symbol() };');
    const { output, errors } = runInNode(`
      import { createRequire } from 'node:module';
      const require = createRequire(${JSON.stringify(file)});
      const before = require('plugin');
      loadDescriptor(${JSON.stringify(folder)});
      console.log(require('plugin') === before);`);
    expect(errors).toBe('');
    expect(output).toBe('true\n');
  });

  it('is refused with the file and every wrong field', () => {
    writeFileSync(file, "export default { name: 'x', routes: [] };");
    expect(runInNode(`loadDescriptor(${JSON.stringify(folder)});`).errors).toMatch(
      /remote\.config\.ts\n[^]*name: [^]*title: [^]*routes: /,
    );
  });
});
