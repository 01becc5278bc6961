import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

describe('lock of the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'park-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const lockFile = () => path.join(folder, 'in-use.lock');

  it('is held by one only and can be taken again once it was given back', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    release();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names the living process that holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)']);
    try {
      writeFileSync(lockFile(), `${other.pid} somebody\n`);
      expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`);
    } finally {
      other.kill();
      await once(other, 'exit');
    }
    // The holder is gone, so the lock is free.
    lockFolder(folder)();
  });

  it('is taken over from a process that died with it', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    writeFileSync(lockFile(), `${gone.pid} somebody\n`);
    const release = lockFolder(folder);
    expect(existsSync(lockFile())).toBe(true);
    release();
  });

  it('is taken over when another process has the number of the one that held it', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)']);
    try {
      writeFileSync(lockFile(), `${other.pid} somebody 1\n`);
      lockFolder(folder)();
    } finally {
      other.kill();
      await once(other, 'exit');
    }
  });

  it('is taken over when it bears this process’s own number from an earlier life', () => {
    writeFileSync(lockFile(), `${process.pid} an earlier container\n`);
    lockFolder(folder)();
  });

  it('is taken over when what it says is not readable', () => {
    writeFileSync(lockFile(), 'garbage');
    lockFolder(folder)();
  });
});
