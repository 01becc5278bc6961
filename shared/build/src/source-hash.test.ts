import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockTextFor } from './source-hash';
import { workspaceRoot } from './workspace';

describe('the lock file as a part of a version', () => {
  const lock = readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8');
  const withNewRemote = lock.replace(
    '  mf-parkshare:\n',
    '  mf-new:\n    dependencies:\n      react:\n        specifier: 1.0.0\n        version: 1.0.0\n\n  mf-parkshare:\n',
  );

  it('is the same for other areas when a remote is added', () => {
    expect(withNewRemote).not.toBe(lock);
    expect(lockTextFor(withNewRemote, ['mf-directory', 'shared/build/src'])).toBe(
      lockTextFor(lock, ['mf-directory', 'shared/build/src']),
    );
    expect(lockTextFor(withNewRemote, ['mf-new'])).toContain('mf-new:');
  });

  it('is another one when a package changes that is installed', () => {
    const changed = lock.replace(/^ {2}react@\d+/m, '  react@99');
    expect(changed).not.toBe(lock);
    expect(lockTextFor(changed, ['mf-directory'])).not.toBe(lockTextFor(lock, ['mf-directory']));
  });
});
