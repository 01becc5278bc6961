/** A further version of a remote, made from the built one with other texts and hashes, and a server that has both. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { startServer } from '@park/scripts/process';
import { byHashes, globalNameOf, hashOf, isText } from './changed-build';
import type { RegistryEntry } from './second-shell';

export interface ChangedRemote {
  readonly origin: string;
  readonly build: RegistryEntry['live'];
  /** Changes a file in the store without the registry knowing. */
  tamper(file: RegExp, text: (before: string) => string): void;
  stop(): Promise<void>;
}

/** @param change receives the text of each file; the hashes in the others are updated */
export async function startChangedRemote(
  live: RegistryEntry['live'],
  version: string,
  change: (text: string, file: string) => string,
): Promise<ChangedRemote> {
  const { name } = live;
  const from = path.join(workspaceRoot, name, 'dist', live.version);
  const store = mkdtempSync(path.join(tmpdir(), `park-${name}-`));
  cpSync(from, path.join(store, live.version), { recursive: true });
  const to = path.join(store, version);
  mkdirSync(to);

  const globalName = globalNameOf(name, version);
  const files = readdirSync(from).filter(isText);
  const hashes = new Map<string, readonly [before: string, after: string]>();
  const integrity: Record<string, string> = {};
  for (const file of byHashes(files, live)) {
    const before = readFileSync(path.join(from, file), 'utf8');
    let after = change(before.replaceAll(live.globalName, globalName), file);
    for (const [old, fresh] of hashes.values()) after = after.replace(old, fresh);
    hashes.set(file, [hashOf(before), hashOf(after)]);
    integrity[file] = `sha384-${hashOf(after, 'sha384')}`;
    writeFileSync(path.join(to, file), after);
  }
  const built = JSON.parse(readFileSync(path.join(from, 'build.json'), 'utf8')) as object;
  writeFileSync(path.join(store, 'build.json'), JSON.stringify({ ...built, version, globalName }));
  const server = await startServer({
    name,
    program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
    args: [store],
    environment: { PORT: '0' },
    log: process.stderr,
  });
  return {
    origin: server.origin,
    build: { ...live, version, globalName, baseUrl: `/_mf/${name}/${version}/`, integrity },
    tamper(pattern, text) {
      const found = files.filter((file) => pattern.test(file));
      if (found.length === 0) throw new Error(`no file is named like ${String(pattern)}`);
      for (const file of found) writeFileSync(path.join(to, file), text(readFileSync(path.join(to, file), 'utf8')));
    },
    async stop() {
      await server.stop();
      rmSync(store, { recursive: true, force: true });
    },
  };
}
