/** For tests: a registry with one remote, of which some visitors get a second version. */
import type { Role } from '@park/domain';
import type { Registry } from '../registry/registry';

const build = (version: string) => ({
  name: 'mf-a',
  version,
  globalName: `mf_a_${version}`,
  entry: 'entry.js',
  baseUrl: `/_mf/mf-a/${version}/`,
  pages: {},
  texts: {},
  integrity: {},
});
const descriptor = {
  name: 'mf-a' as const,
  title: { en: 'A', fr: 'A' },
  platform: '^1.0.0',
  routes: [],
  navigation: [],
};

/** The version that is live is 1; the one that a share of the visitors or some roles try is 2. */
export const registryWith = (
  share: number | null,
  roles: readonly (typeof Role)[keyof typeof Role][] = [],
): Registry => ({
  revision: 'r1',
  remotes: [
    {
      name: 'mf-a',
      descriptor,
      live: build('1'),
      previous: null,
      canary: { build: build('2'), descriptor, share, roles },
    },
  ],
  servers: new Map(),
});
