/**
 * The embedded database has no lock of its own on its folder, and two processes writing there would destroy it. A lock
 * file with the holder's process id stands for one; the lock of a process that is gone is taken over.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export class FolderInUseError extends Error {
  constructor(folder: string, holder: number) {
    super(`The data folder ${folder} is in use by process ${holder}. Stop that process or choose another DATA_DIR.`);
    this.name = 'FolderInUseError';
  }
}

// A process id says nothing about this very process: after a restart in a container it is often the same number.
const heldHere = new Set<string>();

/** Takes the lock or throws a FolderInUseError; answers the function that gives it back. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'in-use.lock');
  const own = `${process.pid} ${randomUUID()}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createWhole(file, own)) {
      heldHere.add(file);
      return () => release(file, own);
    }
    const found = readIfThere(file);
    if (found === null) continue;
    const holder = Number.parseInt(found, 10);
    if (heldHere.has(file) || (holder !== process.pid && isAlive(holder))) throw new FolderInUseError(folder, holder);
    removeStale(file, found);
  }
  throw new FolderInUseError(folder, Number.parseInt(readIfThere(file) ?? '0', 10));
}

/** Creates the file with its content in one step, or answers false when there is one already. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the stale file aside; puts it back when it turns out to be the new lock of somebody who was faster. */
function removeStale(file: string, stale: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readIfThere(aside);
  if (moved !== null && moved !== stale) createWhole(file, moved);
  rmSync(aside, { force: true });
}

function release(file: string, own: string) {
  heldHere.delete(file);
  if (readIfThere(file) === own) rmSync(file, { force: true });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
