import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellBuild } from '@park/build/shell-build';
import { createEarlyScripts } from './early-script';

describe('the script that is part of rendered pages', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'park-early-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const buildWith = (...scripts: string[]) => ({ chunks: { early: { scripts, styles: [] } } }) as unknown as ShellBuild;

  it('is found among all builds, with the hash of exactly what is sent', () => {
    writeFileSync(path.join(folder, 'early.1.js'), 'keep();\n//# sourceMappingURL=early.1.js.map\n');
    const script = createEarlyScripts([path.join(folder, 'none'), folder])(buildWith('early.1.js'));
    expect(script).toEqual({
      text: 'keep();',
      hash: `sha256-${createHash('sha256').update('keep();').digest('base64')}`,
    });
  });

  it.each(['a("</script>")', 'a("</SCRIPT")', 'a<!--b'])('is none that the page could not contain: %s', (text) => {
    writeFileSync(path.join(folder, 'early.2.js'), text);
    expect(createEarlyScripts([folder])(buildWith('early.2.js'))).toBeNull();
  });

  it('is none where a build has none', () => {
    expect(createEarlyScripts([folder])(buildWith())).toBeNull();
    expect(createEarlyScripts([folder])(buildWith('early.3.js'))).toBeNull();
  });
});
