/**
 * The forms of a remote's version on its way to a page: `RemoteBuild` is what was built, `PublishedBuild` what the
 * registry knows of it, `LoadableBuild` what a page needs to load it, and `RemoteRelease` the versions of one remote.
 */
import type { DisabledArea } from '@park/contract/registry';
import type * as contract from '@park/contract/remote-build';
import type { RemoteDescriptor } from './descriptor';

export { publishedBuildOf } from '@park/contract/remote-build';
export type { BuiltChunks, BuiltFile, PublishedBuild } from '@park/contract/remote-build';

/** `build.json`, which a remote's build writes beside its immutable files; its descriptor has been checked. */
export type RemoteBuild = Omit<contract.RemoteBuild, 'descriptor'> & { readonly descriptor: RemoteDescriptor };

/** What a browser needs to load a build. It is in every page once for each remote, so it has nothing else. */
export interface LoadableBuild extends Pick<
  contract.PublishedBuild,
  'version' | 'globalName' | 'entry' | 'entryType' | 'baseUrl'
> {
  /** Hash of the entry, which contains the hashes of all other files; null during development. */
  readonly integrity: string | null;
  /** Range of the platform's version that this build needs. */
  readonly platform: string;
}

/** A remote with the version that is live and the one to fall back to. */
export interface RemoteRelease<Build> {
  readonly name: string;
  readonly descriptor: RemoteDescriptor;
  readonly live: Build;
  /** The fallback if `live` does not load: the previous version, or for visitors of a canary the live one. */
  readonly previous: Build | null;
}

/** A remote as a page knows it. Its descriptor is without first calls, which only the server needs. */
export type PublishedRemote = RemoteRelease<LoadableBuild>;

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
  /** Areas that are switched off; their addresses say why. */
  readonly disabled?: readonly DisabledArea[];
}

/** `GET /_registry/files/<remote>/<version>`: the files of a build's pages and texts, for hints. */
export type BuildFiles = Pick<contract.PublishedBuild, 'pages' | 'texts'>;
