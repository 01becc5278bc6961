/**
 * The files of the embedded database, with fsync. PGlite's own file system ignores it, so that what was committed could be
 * lost when the machine loses power.
 */
import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of emscripten's file system of Node that is extended here. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

const ioErrorCode = 29;

/** Writes the data of an open file to the disk. Directories have no descriptor here. */
function syncFile({ nfd }: { nfd?: number }): number {
  if (nfd === undefined) return 0;
  try {
    fs.fdatasyncSync(nfd);
    return 0;
  } catch {
    // PostgreSQL stops rather than going on with data that may be lost.
    return ioErrorCode;
  }
}

/**
 * The file system for PGlite in `folder`, with fsync. It needs the parameters of `durableStartParams`. `Base` is handed
 * over because PGlite is loaded when it is needed.
 */
export function createDurableFileSystem(Base: typeof NodeFS, folder: string): NodeFS {
  class DurableFileSystem extends Base {
    override async init(...[client, options]: Parameters<NodeFS['init']>) {
      const initialized = await super.init(client, options);
      const { preRun } = initialized.emscriptenOpts;
      const extend = (module: unknown) => {
        (module as { NODEFS: NodeFileSystem }).NODEFS.stream_ops.fsync = syncFile;
      };
      return {
        ...initialized,
        emscriptenOpts: {
          ...initialized.emscriptenOpts,
          preRun: [...(Array.isArray(preRun) ? preRun : []), extend],
        },
      };
    }
  }
  return new DurableFileSystem(folder);
}

/** PGlite starts without fsync (`-F`); emscripten knows `fsync`, and ignores the default `fdatasync`. */
export const durableStartParams = (Engine: typeof PGlite): string[] => [
  ...Engine.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];
