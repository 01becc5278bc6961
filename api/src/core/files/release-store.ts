/** Files of the remotes' builds, addressed as `<remote>/<version>/<path>`. */
export interface ReleaseStore {
  /** Size in bytes of every complete file of a version by path; empty for an unknown version. */
  list(remote: string, version: string): Promise<Map<string, number>>;
  /** Replaces an existing file atomically: a reader sees either the old or the new content. */
  write(remote: string, version: string, path: string, content: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  read(remote: string, version: string, path: string): Promise<Uint8Array | null>;
  /** The same in chunks, for files that need not be in memory as a whole. Null when there is no such file. */
  stream(remote: string, version: string, path: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Deletes a version with all its files; an unknown version is ignored. */
  remove(remote: string, version: string): Promise<void>;
}
