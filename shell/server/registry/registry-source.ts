/**
 * Where the registry comes from, with a last known good copy in memory and, where configured, in a file: a broken,
 * missing or unreachable registry does not stop the portal, not even across a restart (docs/architecture.md).
 */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseRegistry, type Registry } from './registry';

export interface RegistrySource {
  /** The newest registry that could be read. */
  current(): Registry;
  /** False while the last reading failed and an older copy serves. */
  isFresh(): boolean;
  /** Milliseconds since the last reading that succeeded; null when only the copy in the file could be read. */
  ageMs(): number | null;
  refresh(): Promise<void>;
  stop(): void;
}

export interface RegistrySourceOptions {
  /** File or http address. */
  readonly location: string;
  /** File that outlives this process; null without one. */
  readonly copy?: string | null;
  /** Milliseconds between two readings. */
  readonly intervalMs: number;
  readonly log: { warn(fields: object, message: string): void };
  readonly now?: () => number;
}

interface Reading {
  readonly text: string;
  readonly etag: string | null;
}

/** @throws Error when neither the first reading nor the copy contains a registry: there is nothing to serve then. */
export async function openRegistry({
  location,
  copy = null,
  intervalMs,
  log,
  now = Date.now,
}: RegistrySourceOptions): Promise<RegistrySource> {
  const parse = (text: string) =>
    parseRegistry(JSON.parse(text), (remote, reason) =>
      log.warn({ remote, reason }, 'a remote in the registry is invalid and is left out'),
    );
  let reading: Reading | null = null;
  let current: Registry | null = null;
  let isFresh = false;
  let readAt: number | null = null;
  let running: Promise<void> | null = null;

  const read = async () => {
    const next = await readLocation(location, reading?.etag ?? null);
    // Unchanged text keeps the same object, so that values derived from it stay valid.
    if (next && next.text !== reading?.text) {
      current = parse(next.text);
      if (copy)
        await keepCopy(copy, next.text).catch((error: unknown) =>
          log.warn({ error: String(error) }, 'the copy of the registry cannot be written'),
        );
    }
    if (next) reading = next;
    isFresh = true;
    readAt = now();
  };
  const refresh = async () => {
    try {
      await read();
    } catch (error) {
      if (isFresh) log.warn({ error: String(error) }, 'the registry cannot be read; the last known good one serves');
      isFresh = false;
    }
  };

  try {
    await read();
  } catch (error) {
    if (!copy) throw error;
    current = parse(await readFile(copy, 'utf8').catch(() => Promise.reject(error as Error)));
    log.warn({ error: String(error) }, 'the registry cannot be read; the copy in the file serves');
  }
  const first = current;
  if (!first) throw new Error('the registry is empty');
  const once = () => (running ??= refresh().finally(() => (running = null)));
  const timer = setInterval(() => void once(), intervalMs);
  timer.unref();
  return {
    current: () => current ?? first,
    isFresh: () => isFresh,
    ageMs: () => (readAt === null ? null : now() - readAt),
    refresh: once,
    stop: () => clearInterval(timer),
  };
}

/** Null when nothing has changed since `etag`. */
async function readLocation(location: string, etag: string | null): Promise<Reading | null> {
  if (!/^https?:/.test(location)) return { text: await readFile(location, 'utf8'), etag: null };
  const response = await fetch(location, {
    redirect: 'error',
    signal: AbortSignal.timeout(3_000),
    headers: { accept: 'application/json', ...(etag ? { 'if-none-match': etag } : {}) },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return { text: await response.text(), etag: response.headers.get('etag') };
}

/** In one step, so that a restart never finds half of it. */
async function keepCopy(file: string, text: string): Promise<void> {
  // Several shells may share the file; in containers their process ids are the same.
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}
