/** Where the files of builds lie: `<remote>/<version>/<path>`, in a folder or a bucket, from where static servers serve them. */
import type { ReleaseConfiguration } from '../../core/configuration/release-configuration';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

export interface ReleaseStore {
  /** Path → bytes of every whole file of a version; empty for a version that is not there. */
  list(remote: string, version: string): Promise<Map<string, number>>;
  /** Replaces what stands there. A reader sees the old or the new file, never a part. */
  write(remote: string, version: string, path: string, content: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(remote: string, version: string, path: string): Promise<Uint8Array | null>;
  /** Removes a version with all its files; one that is not there is no error. */
  remove(remote: string, version: string): Promise<void>;
}

export const openReleaseStore = (configuration: ReleaseConfiguration): ReleaseStore =>
  configuration.s3 ? s3Store(configuration.s3) : folderStore(configuration.storeFolder);

/** How a static server labels a file. */
export function mediaTypeOf(path: string): string {
  const ending = path.replace(/\.br$/, '').split('.').pop() ?? '';
  const known: Record<string, string> = {
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    png: 'image/png',
    webp: 'image/webp',
    jpg: 'image/jpeg',
  };
  return known[ending] ?? 'application/octet-stream';
}
