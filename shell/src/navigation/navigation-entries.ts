/** The areas in the navigation, from the remotes' descriptors and the guard (MISS-27). Pure. */
import { normalizePath } from '@park/domain';
import type { LocalText, NavigationIcon, RouteAccess } from '@park/platform';
import type { RemoteOutline } from '../page-data/outlined-snapshot';

export interface NavigationItem {
  readonly to: string;
  readonly label: LocalText;
  readonly icon: NavigationIcon;
  readonly order: number;
  readonly isInBottomBar: boolean;
}

/** Number of areas in the bottom bar of small screens; the others are in the sheet. */
export const bottomBarPlaces = 4;

/** An entry is left out if its route does not exist or is not open for the person. */
export function navigationItems(
  remotes: readonly RemoteOutline[],
  isOpen: (access: RouteAccess) => boolean,
): readonly NavigationItem[] {
  const accesses = new Map(
    remotes.flatMap(({ descriptor }) =>
      descriptor.routes.map(({ path, access }) => [normalizePath(path), access] as const),
    ),
  );
  const opens = (access: RouteAccess | undefined) => access !== undefined && isOpen(access);
  return remotes
    .flatMap(({ descriptor }) => descriptor.navigation)
    .filter((entry) => opens(accesses.get(normalizePath(entry.to))))
    .map(({ to, label, icon, order, bottomBar }) => ({ to, label, icon, order, isInBottomBar: bottomBar === true }))
    .sort((one, other) => one.order - other.order || one.to.localeCompare(other.to));
}

/** The first four preferred items, filled up with the first of the others, in their usual order. */
export function bottomBarItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  const preferred = items.filter((item) => item.isInBottomBar);
  const others = items.filter((item) => !item.isInBottomBar);
  const chosen = new Set([...preferred, ...others].slice(0, bottomBarPlaces));
  return items.filter((item) => chosen.has(item));
}

/**
 * The item of the area that contains the path; of several the most specific one: `/portal/company-jobs` before
 * `/portal`. Some addresses of an area continue with a hyphen: `/events-calendar` belongs to `/events`.
 */
export function currentItem(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const path = `${normalizePath(pathname)}/`;
  const isPart = (area: string) => path.startsWith(area) && /^[/-]/.test(path.slice(area.length));
  return items
    .filter((item) => isPart(normalizePath(item.to)))
    .sort((one, other) => other.to.length - one.to.length)[0];
}
