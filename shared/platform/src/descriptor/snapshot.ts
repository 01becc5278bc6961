/** The registry's answer for one visitor: which builds of which remotes, with every file the page may hint. */
import type { RemoteDescriptor } from './descriptor';

export interface BuiltFile {
  /** Below the build's folder, without a leading slash. */
  readonly path: string;
  /** Bytes as stored, and as sent with brotli. */
  readonly bytes: number;
  readonly brotliBytes: number;
  /** `sha384-…`, as the `integrity` attribute wants it. */
  readonly integrity: string;
}

/** Names of files (their `path`) that a page or a language of the remote's texts needs besides the entry. */
export interface BuiltChunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a remote's build writes as `build.json` beside its immutable files. */
export interface RemoteBuild {
  readonly name: string;
  readonly version: string;
  /** Name of the global that the entry defines; different for each version, so two can live in one page. */
  readonly globalName: string;
  readonly entry: string;
  readonly descriptor: RemoteDescriptor;
  readonly pages: Readonly<Record<string, BuiltChunks>>;
  readonly texts: Readonly<Record<string, BuiltChunks>>;
  readonly files: readonly BuiltFile[];
  /** Versions of the shared libraries it was built against. */
  readonly sharedVersions: Readonly<Record<string, string>>;
}

/** A build as the page sees it: files are addresses below the page's own origin. */
export interface PublishedBuild extends Omit<RemoteBuild, 'files' | 'sharedVersions' | 'descriptor'> {
  /** `/_mf/<name>/<version>/` */
  readonly baseUrl: string;
  readonly integrity: Readonly<Record<string, string>>;
}

export interface PublishedRemote {
  readonly name: string;
  readonly descriptor: RemoteDescriptor;
  readonly live: PublishedBuild;
  readonly previous: PublishedBuild | null;
}

export interface RegistrySnapshot {
  /** Grows with each change of the registry; tells an open page whether it is behind. */
  readonly revision: string;
  readonly remotes: readonly PublishedRemote[];
}
