/**
 * The registry's snapshot as a page carries it. A page shows one remote; of all others it tells what routing and menus
 * need, so that a hundred of them do not make it heavy. The rest comes after the first screen, or before if a link to
 * one of them is near (docs/decisions/016-outlines.md).
 */
import type { NavigationEntry, RouteDescriptor } from '@park/platform';
import type { PublishedRemote, RegistrySnapshot } from '@park/platform/descriptor';

/** Every published remote is one too. */
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

/** Whether nothing is missing. */
export const isWhole = (snapshot: OutlinedSnapshot): snapshot is RegistrySnapshot =>
  snapshot.remotes.every(isPublished);
