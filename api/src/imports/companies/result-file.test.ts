import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RowOutcome } from './import-companies';
import { checkResultFile, writeResultFile } from './result-file';

describe('the result file of an import', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-result-'));
  const at = (name: string) => path.join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a line per row, and none that a spreadsheet would compute', async () => {
    const rows: RowOutcome[] = [
      { line: 2, key: 'acme', outcome: 'update', column: 'name tags', message: '' },
      { line: 3, key: '', outcome: 'error', column: 'email', message: '=1+1, "quoted"' },
    ];
    expect(await writeResultFile(at('out.csv'), rows, 'CH')).toBeNull();
    expect(readFileSync(at('out.csv'), 'utf8')).toBe(
      '\ufeffline;key;outcome;column;message\r\n2;acme;update;name tags;\r\n3;;error;email;"\'=1+1, ""quoted"""\r\n',
    );
  });

  it('is never the imported file itself, by whatever name', async () => {
    writeFileSync(at('list.csv'), 'key,name');
    symlinkSync(at('list.csv'), at('link.csv'));
    await expect(checkResultFile(at('link.csv'), at('list.csv'))).rejects.toThrow('is the file that is to be imported');
    await expect(checkResultFile(at('other.csv'), at('list.csv'))).resolves.toBeUndefined();
  });

  it('is refused beforehand where nothing can be written, and leaves nothing behind', async () => {
    await expect(checkResultFile(at('nowhere/out.csv'), at('list.csv'))).rejects.toThrow('cannot be written: ENOENT');
    mkdirSync(at('folder'));
    expect(await writeResultFile(at('folder'), [], 'CH')).toContain('cannot be written');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
