import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDescriptor } from './load-descriptor';

describe('the descriptor of a remote', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'park-descriptor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (title: string) =>
    writeFileSync(
      path.join(folder, 'remote.config.ts'),
      `export default { name: 'mf-x', title: { en: '${title}', fr: 'Domaine' }, platform: '^1.0.0', navigation: [],
        routes: [{ id: 'x', path: '/x', page: 'x', title: { en: 'X', fr: 'X' }, access: 'public' }] } as const;`,
    );

  it('is read again from a file that has changed', () => {
    write('Area');
    expect(loadDescriptor(folder).title.en).toBe('Area');
    write('Another area');
    expect(loadDescriptor(folder).title.en).toBe('Another area');
  });

  it('is refused with the file and every wrong field', () => {
    writeFileSync(path.join(folder, 'remote.config.ts'), "export default { name: 'x', routes: [] };");
    expect(() => loadDescriptor(folder)).toThrow(/remote\.config\.ts\n[^]*name: [^]*title: [^]*routes: /);
  });
});
