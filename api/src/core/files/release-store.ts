/** Files of the remotes' builds, addressed as `<remote>/<version>/<path>`. */
export interface ReleaseStore {
  /** Path → bytes of every whole file of a version; empty for a version that is not there. */
  list(remote: string, version: string): Promise<Map<string, number>>;
  /** Replaces what stands there. A reader sees the old or the new file, never a part. */
  write(remote: string, version: string, path: string, content: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(remote: string, version: string, path: string): Promise<Uint8Array | null>;
  /** The same in chunks, for files that need not be in memory as a whole. Null when there is no such file. */
  stream(remote: string, version: string, path: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Removes a version with all its files; one that is not there is no error. */
  remove(remote: string, version: string): Promise<void>;
}
