/**
 * What a remote tells the shell before any of its code is loaded (docs/architecture.md). It is data: the build writes it,
 * the registry stores it, and every page carries it.
 */
import type { AdminFlag, Permission } from '@park/domain';

export type Language = 'en' | 'fr';
export type LocalText = Readonly<Record<Language, string>>;

/**
 * Who may open a route. Routes are closed unless they are `'public'`.
 * `'session'`: any signed-in person. `anyOf`: at least one of the permissions.
 */
export type RouteAccess =
  | 'public'
  | 'session'
  | { readonly permission: Permission }
  | { readonly anyOf: readonly Permission[] }
  | { readonly flag: AdminFlag };

/**
 * A query that the route's page makes first. The shell's server makes it together with the page, so that the response
 * is in the HTML. `{name}` in a value is replaced by the page's query parameter of that name; an entry whose
 * parameter is absent is left out, and the whole call is left out when a parameter of its path is absent. The values
 * `{thisMonth.first}` and `{thisMonth.last}` are the first and last day of the weeks of this month in the park's calendar.
 */
export interface FirstCall {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters of the page that may occur several times and become the call's `queryFilters`, in this order. */
  readonly filters?: readonly FirstCallFilter[];
  /** Parameters of the page that change nothing about this call, such as cards or table. */
  readonly unaffectedBy?: readonly string[];
  /** The page is about this response: its 404 or 410 becomes the page's status, its fields the share metadata. */
  readonly subject?: {
    readonly title: string;
    readonly description?: string;
    readonly image?: string;
  };
  /**
   * Path of the schema.org object in the response, with dots as in the subject's fields: it becomes the page's JSON-LD,
   * which the page keeps up to date with `useStructuredData`.
   */
  readonly structuredData?: string;
}

/** `ignoringCase`: the page reads the values in lower case. */
export type FirstCallFilter = string | { readonly name: string; readonly ignoringCase: boolean };

export interface RouteDescriptor {
  readonly id: string;
  /** Absolute, without parameters: details take `?id=`. */
  readonly path: `/${string}`;
  /** Name of the page's chunk and key in the remote module's `pages`. */
  readonly page: string;
  readonly title: LocalText;
  /** What search engines and link previews say of the page, unless the subject of a first call has its own. */
  readonly description?: LocalText;
  readonly access: RouteAccess;
  readonly firstCalls?: readonly FirstCall[];
  /**
   * Whether the shell's server renders the page for visitors from its first calls. The page has to render the same in
   * the browser: no browser globals, no clock of its own, no stored choice that changes the first screen.
   */
  readonly serverRendered?: boolean;
}

export interface NavigationEntry {
  readonly id: string;
  readonly label: LocalText;
  readonly to: `/${string}`;
  readonly icon: NavigationIcon;
  /** Smaller comes first. Areas leave gaps of ten for other areas. */
  readonly order: number;
  /** Shown in the bottom bar of small screens; the shell shows the first four. */
  readonly bottomBar?: boolean;
}

export type NavigationIcon =
  'building' | 'newspaper' | 'calendar' | 'car' | 'door' | 'briefcase' | 'star' | 'person' | 'truck';

export interface RemoteDescriptor {
  readonly name: `mf-${string}`;
  readonly title: LocalText;
  /** Range of the platform's version that the remote needs, as in package.json. */
  readonly platform: string;
  readonly routes: readonly RouteDescriptor[];
  readonly navigation: readonly NavigationEntry[];
}

/** Types `remote.config.ts` and checks nothing at run time; the build validates with `RemoteDescriptorSchema`. */
export function defineRemote(descriptor: RemoteDescriptor): RemoteDescriptor {
  return descriptor;
}
