import type { NavigationEntry, RouteAccess, RouteDescriptor } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { bottomBarItems, currentItem, navigationItems } from './navigation-entries';

const both = (text: string) => ({ en: text, fr: text });
const route = (path: `/${string}`, access: RouteAccess): RouteDescriptor => ({
  id: path,
  path,
  page: 'page',
  title: both(path),
  access,
});
const entry = (to: `/${string}`, order: number, bottomBar = false): NavigationEntry => ({
  id: to,
  label: both(to),
  to,
  icon: 'building',
  order,
  bottomBar,
});

function remote(routes: RouteDescriptor[], navigation: NavigationEntry[]): PublishedRemote {
  return {
    name: 'mf-x',
    descriptor: { name: 'mf-x', title: both('x'), platform: '^1.0.0', routes, navigation },
    live: {} as PublishedRemote['live'],
    previous: null,
  };
}

const everything = () => true;
const paths = (items: readonly { to: string }[]) => items.map(({ to }) => to);

test('collects the entries of all remotes in their order', () => {
  const remotes = [
    remote([route('/news', 'public'), route('/events', 'public')], [entry('/events', 40), entry('/news', 30)]),
    remote([route('/companies', 'public')], [entry('/companies', 10)]),
  ];
  expect(paths(navigationItems(remotes, everything))).toEqual(['/companies', '/news', '/events']);
});

test('shows only entries that the guard opens (MISS-27)', () => {
  const remotes = [
    remote(
      [route('/news', 'public'), route('/parkshare', { permission: 'Parkshare_Read' })],
      [entry('/news', 10), entry('/parkshare', 20)],
    ),
  ];
  expect(paths(navigationItems(remotes, (access) => access === 'public'))).toEqual(['/news']);
});

test('leaves out an entry without a route', () => {
  expect(navigationItems([remote([], [entry('/gone', 10)])], everything)).toEqual([]);
});

test('an entry may lead to another remote’s route', () => {
  const remotes = [remote([], [entry('/jobs', 10)]), remote([route('/jobs', 'public')], [])];
  expect(paths(navigationItems(remotes, everything))).toEqual(['/jobs']);
});

test('the bottom bar has four: preferred ones first, then others, in the usual order', () => {
  const items = navigationItems(
    [
      remote(
        [1, 2, 3, 4, 5, 6].map((n) => route(`/a${n}`, 'public')),
        [
          entry('/a1', 1),
          entry('/a2', 2, true),
          entry('/a3', 3),
          entry('/a4', 4, true),
          entry('/a5', 5, true),
          entry('/a6', 6),
        ],
      ),
    ],
    everything,
  );
  expect(paths(bottomBarItems(items))).toEqual(['/a1', '/a2', '/a4', '/a5']);
});

test('of more than four preferred entries the first four are taken', () => {
  const items = navigationItems(
    [
      remote(
        [1, 2, 3, 4, 5].map((n) => route(`/a${n}`, 'public')),
        [5, 4, 3, 2, 1].map((n) => entry(`/a${n}`, n, true)),
      ),
    ],
    everything,
  );
  expect(paths(bottomBarItems(items))).toEqual(['/a1', '/a2', '/a3', '/a4']);
});

test('the current item is the closest one, regardless of case and trailing slash', () => {
  const items = navigationItems(
    [
      remote(
        [route('/portal', 'public'), route('/portal/jobs', 'public'), route('/news', 'public')],
        [entry('/portal', 1), entry('/portal/jobs', 2), entry('/news', 3)],
      ),
    ],
    everything,
  );
  expect(currentItem(items, '/portal')?.to).toBe('/portal');
  expect(currentItem(items, '/PORTAL/')?.to).toBe('/portal');
  expect(currentItem(items, '/portal/jobs/details')?.to).toBe('/portal/jobs');
  expect(currentItem(items, '/portals')).toBeUndefined();
  expect(currentItem(items, '/newsroom-of-others')).toBeUndefined();
  expect(currentItem(items, '/')).toBeUndefined();
});

test('an address that continues with a hyphen belongs to the area before it', () => {
  const items = navigationItems([remote([route('/events', 'public')], [entry('/events', 1)])], everything);
  expect(currentItem(items, '/events-calendar')?.to).toBe('/events');
});
