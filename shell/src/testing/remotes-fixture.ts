/** For tests: the remotes of the portal as the registry publishes them. */
import type { NavigationEntry, RouteAccess } from '@park/platform';
import type { LoadableBuild, PublishedRemote } from '@park/platform/descriptor';
import type { RemoteOutline } from '../page-data/outlined-snapshot';

const build: LoadableBuild = {
  version: '1',
  globalName: 'mf_test_1',
  entry: 'entry.js',
  baseUrl: '/_mf/mf-test/1/',
  integrity: null,
  platform: '^1.0.0',
};

interface Area {
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  readonly label: { readonly en: string; readonly fr: string };
  readonly entry?: Partial<NavigationEntry>;
}

const areas: readonly Area[] = [
  {
    path: '/companies',
    access: { permission: 'CompanyList_Read' },
    label: { en: 'Companies', fr: 'Entreprises' },
    entry: { order: 10, bottomBar: true },
  },
  {
    path: '/companies/details',
    access: { permission: 'CompanyList_Read' },
    label: { en: 'Company', fr: 'Entreprise' },
  },
  { path: '/jobs', access: { permission: 'Jobs_Read' }, label: { en: 'Jobs', fr: 'Emplois' }, entry: { order: 20 } },
  { path: '/news', access: 'public', label: { en: 'News', fr: 'Actualités' }, entry: { order: 30, bottomBar: true } },
  { path: '/news/details', access: 'public', label: { en: 'Article', fr: 'Article' } },
  {
    path: '/events',
    access: 'public',
    label: { en: 'Events', fr: 'Événements' },
    entry: { order: 40, bottomBar: true },
  },
  { path: '/events/details', access: 'public', label: { en: 'Event', fr: 'Événement' } },
  {
    path: '/parkshare',
    access: { permission: 'Parkshare_Read' },
    label: { en: 'Parking', fr: 'Parking' },
    entry: { order: 50, bottomBar: true },
  },
  {
    path: '/book-a-room',
    access: { permission: 'BookARoom_Book' },
    label: { en: 'Rooms', fr: 'Salles' },
    entry: { order: 60 },
  },
  {
    path: '/portal',
    access: { permission: 'Portal_Access' },
    label: { en: 'Portal', fr: 'Portail' },
    entry: { order: 70 },
  },
];

export const testRemote: PublishedRemote = {
  name: 'mf-test',
  live: build,
  previous: null,
  descriptor: {
    name: 'mf-test',
    title: { en: 'Test area', fr: 'Rubrique de test' },
    platform: '^1.0.0',
    routes: areas.map(({ path, access, label }) => ({ id: path, path, page: 'page', title: label, access })),
    navigation: areas.flatMap(({ path, label, entry }) =>
      entry ? [{ id: path, to: path, label, icon: 'building' as const, order: 0, ...entry }] : [],
    ),
  },
};

export const testRemotes: readonly PublishedRemote[] = [testRemote];

/** Outlines, as a page contains the remotes that it does not show. */
export const outlinesOf = (remotes: readonly PublishedRemote[]): readonly RemoteOutline[] =>
  remotes.map(({ name, descriptor: { routes, navigation } }) => ({ name, descriptor: { routes, navigation } }));
