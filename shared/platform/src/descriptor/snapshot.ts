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

/** What a browser needs to load a build, and nothing more: it stands in every page, once for each remote. */
export interface LoadableBuild extends Pick<PublishedBuild, 'version' | 'globalName' | 'entry' | 'baseUrl'> {
  /** Hash of the entry, which holds the hashes of all other files; null while developing, when they change too often. */
  readonly integrity: string | null;
  /** Range of the platform's version that this build needs. */
  readonly platform: string;
}

export interface PublishedRemote {
  readonly name: string;
  /** Without first calls: those are the server's. */
  readonly descriptor: RemoteDescriptor;
  readonly live: LoadableBuild;
  /** What is shown when `live` does not load: the version before it, or for a canary's visitors the live one. */
  readonly previous: LoadableBuild | null;
}

/** A version that this browser sees and others do not, because its person asked for it. */
export interface ChosenRelease {
  readonly kind: 'preview' | 'override';
  readonly remote: string;
  /** The staged version, or the local address. */
  readonly version: string;
  /** The local address does not answer, so the released version is shown. */
  readonly isMissing?: boolean;
}

/** The registry's answer for one visitor. */
export interface RegistrySnapshot {
  /** Of this visitor's answer; tells an open page whether it is behind. */
  readonly revision: string;
  /** Of the registry it was made from, the same for everybody; answers of the api carry it (`x-park-registry`). */
  readonly registry: string;
  readonly remotes: readonly PublishedRemote[];
  readonly chosen: readonly ChosenRelease[];
}

/** `GET /_registry/files/<remote>/<version>`: the files of a build's pages and texts, for hints. */
export type BuildFiles = Pick<PublishedBuild, 'pages' | 'texts'>;
