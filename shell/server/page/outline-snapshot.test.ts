import type { PublishedRemote, RegistrySnapshot } from '@park/platform/descriptor';
import { outlineSnapshot } from './outline-snapshot';

const build = (version: string) => ({
  version,
  globalName: `g_${version}`,
  entry: 'container.js',
  baseUrl: `/_mf/x/${version}/`,
  integrity: `sha384-${version}`,
  platform: '^1.0.0',
});
const remote = (name: `mf-${string}`): PublishedRemote => ({
  name,
  descriptor: {
    name,
    title: { en: name, fr: name },
    platform: '^1.0.0',
    routes: [{ id: name, path: `/${name}`, page: name, title: { en: 'Page', fr: 'Page' }, access: 'public' }],
    navigation: [{ id: name, label: { en: 'Area', fr: 'Rubrique' }, to: `/${name}`, icon: 'star', order: 10 }],
  },
  live: build('2'),
  previous: build('1'),
});
const snapshot: RegistrySnapshot = {
  revision: 'v',
  registry: 'r',
  remotes: [remote('mf-a'), remote('mf-b'), remote('mf-c')],
  chosen: [{ kind: 'preview', remote: 'mf-c', version: '2' }],
};

test('the remote of the page and chosen versions stay complete, in their order; others are reduced to what routing and menus need', () => {
  expect(outlineSnapshot(snapshot, 'mf-b').remotes).toEqual([
    {
      name: 'mf-a',
      descriptor: {
        routes: [{ path: '/mf-a', access: 'public' }],
        navigation: [{ label: { en: 'Area', fr: 'Rubrique' }, to: '/mf-a', icon: 'star', order: 10 }],
      },
    },
    snapshot.remotes[1],
    snapshot.remotes[2],
  ]);
});

test('a page of the shell has no complete remote', () => {
  expect(outlineSnapshot({ ...snapshot, chosen: [] }, null).remotes.filter((each) => 'live' in each)).toEqual([]);
});
