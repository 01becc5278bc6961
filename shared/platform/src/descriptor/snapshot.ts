/** Builds of remotes and the registry's answer for one visitor. */
import type { RemoteDescriptor } from './descriptor';

export interface BuiltFile {
  /** Relative to the build's folder. */
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
  /** Name of the global variable that the entry defines; different for each version, so that two can be in one page. */
  readonly globalName: string;
  /** File that any host of Module Federation can load. */
  readonly entry: string;
  /** File of the container alone, for a shell that provides the runtime; absent in builds that have the entry only. */
  readonly container?: string | undefined;
  /** Manifest of Module Federation; absent in builds from before it was written. */
  readonly manifest?: string | undefined;
  readonly descriptor: RemoteDescriptor;
  readonly pages: Readonly<Record<string, BuiltChunks>>;
  readonly texts: Readonly<Record<string, BuiltChunks>>;
  readonly files: readonly BuiltFile[];
  /** Versions of the shared libraries it was built against. */
  readonly sharedVersions: Readonly<Record<string, string>>;
}

/** A build as the registry knows it. */
export interface PublishedBuild extends Omit<RemoteBuild, 'files' | 'sharedVersions' | 'descriptor'> {
  /** `/_mf/<name>/<version>/` */
  readonly baseUrl: string;
  /** Name of a file → its hash. Besides the entry's these are for the page's hints: the entry itself knows what loads after it. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What a browser needs to load a build. It is in every page once for each remote, so it has nothing else. */
export interface LoadableBuild extends Pick<PublishedBuild, 'version' | 'globalName' | 'entry' | 'baseUrl'> {
  /** Hash of the entry, which contains the hashes of all other files; null during development. */
  readonly integrity: string | null;
  /** Range of the platform's version that this build needs. */
  readonly platform: string;
}

export interface PublishedRemote {
  readonly name: string;
  /** Without first calls, which only the server needs. */
  readonly descriptor: RemoteDescriptor;
  readonly live: LoadableBuild;
  /** The fallback if `live` does not load: the previous version, or for visitors of a canary the live one. */
  readonly previous: LoadableBuild | null;
}

/** A version that only this browser shows, because the person asked for it. */
export interface ChosenRelease {
  readonly kind: 'preview' | 'override';
  readonly remote: string;
  /** The staged version, or the local address. */
  readonly version: string;
  /** The local address is unreachable, so the released version is shown. */
  readonly isMissing?: boolean;
}

/** The registry's answer for one visitor. */
export interface RegistrySnapshot {
  /** Revision of this visitor's snapshot; an open page compares it to find out that it is outdated. */
  readonly revision: string;
  /** Revision of the registry, the same for everybody; responses of the api carry it (`x-park-registry`). */
  readonly registry: string;
  readonly remotes: readonly PublishedRemote[];
  readonly chosen: readonly ChosenRelease[];
}

/** `GET /_registry/files/<remote>/<version>`: the files of a build's pages and texts, for hints. */
export type BuildFiles = Pick<PublishedBuild, 'pages' | 'texts'>;
