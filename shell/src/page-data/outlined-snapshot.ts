/**
 * The registry's snapshot as the page contains it. The page needs one remote in full; of the others it only contains
 * what routing and menus need, so that many remotes do not make it large. The rest loads after the first screen, or
 * earlier if a link to one of them is hovered (docs/decisions/016-outlines.md).
 */
import type { NavigationEntry, RouteDescriptor } from '@park/platform';
import type { PublishedRemote, RegistrySnapshot } from '@park/platform/descriptor';

/** Every published remote satisfies this as well. */
export interface RemoteOutline {
  readonly name: string;
  readonly descriptor: {
    readonly routes: readonly Pick<RouteDescriptor, 'path' | 'access'>[];
    readonly navigation: readonly Omit<NavigationEntry, 'id'>[];
  };
}

export interface OutlinedSnapshot extends Omit<RegistrySnapshot, 'remotes'> {
  readonly remotes: readonly (PublishedRemote | RemoteOutline)[];
}

export const isPublished = (remote: PublishedRemote | RemoteOutline): remote is PublishedRemote => 'live' in remote;

/** Whether every remote is complete. */
export const isWhole = (snapshot: OutlinedSnapshot): snapshot is RegistrySnapshot =>
  snapshot.remotes.every(isPublished);
