/**
 * Where the registry comes from, with a last known good copy: a broken, missing or unreachable registry never takes the
 * portal down (architecture §3).
 */
import { readFile } from 'node:fs/promises';
import { parseDescriptor, type PublishedBuild, type PublishedRemote, type RegistrySnapshot } from '@park/platform/descriptor';
import { z } from 'zod';

const ChunksSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
const BuildSchema = z.object({
  name: z.string(),
  version: z.string().regex(/^[\w.+-]+$/),
  globalName: z.string().regex(/^\w+$/),
  entry: z.string(),
  /** Ends with a slash; below the portal's own origin, or an origin of the remote's own. */
  baseUrl: z.string().regex(/^(\/|https?:\/\/).*\/$/),
  pages: z.record(z.string(), ChunksSchema),
  texts: z.record(z.string(), ChunksSchema),
  integrity: z.record(z.string(), z.string()),
});
const RegistrySchema = z.object({
  revision: z.string(),
  remotes: z.array(
    z.object({
      name: z.string(),
      descriptor: z.unknown(),
      live: BuildSchema,
      previous: BuildSchema.nullable(),
      /** Where the files of this remote are served; the edge routes `/_mf/<name>/` there. */
      server: z.url(),
    }),
  ),
});

export interface Registry {
  readonly snapshot: RegistrySnapshot;
  /** Remote's name → origin of its static server. */
  readonly servers: ReadonlyMap<string, string>;
}

/** @throws Error when the text is not a registry; one wrong remote is left out and reported, the others stay. */
export function parseRegistry(value: unknown, onInvalid: (name: string, reason: string) => void): Registry {
  const registry = RegistrySchema.parse(value);
  const remotes: PublishedRemote[] = [];
  const servers = new Map<string, string>();
  for (const { name, descriptor, live, previous, server } of registry.remotes) {
    try {
      remotes.push({ name, descriptor: parseDescriptor(descriptor), live: live satisfies PublishedBuild, previous });
      servers.set(name, server);
    } catch (error) {
      onInvalid(name, error instanceof Error ? error.message : String(error));
    }
  }
  return { snapshot: { revision: registry.revision, remotes }, servers };
}

export interface RegistrySource {
  /** The newest registry that could be read. */
  current(): Registry;
  /** False while the last reading failed and an older copy serves. */
  isFresh(): boolean;
  refresh(): Promise<void>;
  stop(): void;
}

export interface RegistrySourceOptions {
  readonly location: string;
  /** Milliseconds between two readings. */
  readonly every: number;
  readonly log: { warn(fields: object, message: string): void };
}

/** @throws Error when not even the first reading succeeds: there is nothing to serve then. */
export async function openRegistry({ location, every, log }: RegistrySourceOptions): Promise<RegistrySource> {
  const read = async () => parseRegistry(JSON.parse(await readText(location)), (name, reason) => log.warn({ remote: name, reason }, 'a remote in the registry is invalid and is left out'));
  let current = await read();
  let isFresh = true;
  const refresh = async () => {
    try {
      current = await read();
      isFresh = true;
    } catch (error) {
      if (isFresh) log.warn({ error: String(error) }, 'the registry cannot be read; the last known good one serves');
      isFresh = false;
    }
  };
  const timer = setInterval(() => void refresh(), every);
  timer.unref();
  return { current: () => current, isFresh: () => isFresh, refresh, stop: () => clearInterval(timer) };
}

async function readText(location: string): Promise<string> {
  if (!/^https?:/.test(location)) return readFile(location, 'utf8');
  const response = await fetch(location, { signal: AbortSignal.timeout(3_000) });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return response.text();
}
