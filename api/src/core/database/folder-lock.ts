/**
 * The embedded database does not lock its folder, and two processes writing to it would corrupt it. A lock file with
 * the holder's process id prevents that; the lock of a dead process is taken over.
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

// After a restart in a container the process id is often the same, so locks of this process are tracked in memory.
const heldHere = new Set<string>();

/**
 * Locks the folder and returns the function that releases the lock.
 * @throws FolderInUseError if another process holds the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'in-use.lock');
  const own = `${process.pid} ${randomUUID()} ${startOf(process.pid) ?? ''}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createWhole(file, own)) {
      heldHere.add(file);
      return () => release(file, own);
    }
    const found = readIfThere(file);
    if (found === null) continue;
    const holder = Number.parseInt(found, 10);
    if (heldHere.has(file) || (holder !== process.pid && isHolderAlive(found)))
      throw new FolderInUseError(folder, holder);
    removeStale(file, found);
  }
  throw new FolderInUseError(folder, Number.parseInt(readIfThere(file) ?? '0', 10));
}

/** Creates the file with its content atomically; false if it already exists. */
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

/** Moves the stale file aside; restores it if another process has replaced it with a new lock. */
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

/** Whether the process that wrote the lock still runs: another process may have its id by now. */
function isHolderAlive(lock: string): boolean {
  const [id, , start] = lock.trim().split(' ');
  const pid = Number(id);
  if (!isAlive(pid)) return false;
  const present = startOf(pid);
  return !start || present === null || present === start;
}

/** When a process started, in ticks since the machine did; null where the system does not tell (Linux does). */
function startOf(pid: number): string | null {
  const text = readIfThere(`/proc/${pid}/stat`);
  // The name in parentheses can hold blanks; the start is the 20th value after it.
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
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
