/** No release may have a path of the shell: nobody would reach it. */
import type { RemoteBuild } from '@park/contract/remote-build';
import { shellFolders, shellPaths } from '@park/domain';
import { checkRoutes } from './descriptor-checks';

const buildWith = (path: string): RemoteBuild => ({
  name: 'mf-a',
  version: '1.0.0',
  globalName: 'mf_a_1',
  entry: 'entry.js',
  descriptor: {
    name: 'mf-a',
    title: { en: 'A', fr: 'A' },
    platform: '^1.2.0',
    routes: [{ id: 'home', path, page: 'home', title: { en: 'A', fr: 'A' }, access: 'public' }],
    navigation: [],
  },
  pages: { home: { scripts: [], styles: [] } },
  texts: { en: { scripts: [], styles: [] }, fr: { scripts: [], styles: [] } },
  files: [],
  sharedVersions: {},
});

it.each([...shellPaths, ...shellFolders.map((folder) => `/${folder}`)])('the gate refuses the route %s', (path) => {
  expect(checkRoutes(buildWith(path), [])).toMatchObject({ ok: false, detail: [`${path} belongs to the shell`] });
});

it.each(['/login/', '/api/x', '/404/x'])('the gate refuses the route %s too', (path) => {
  expect(checkRoutes(buildWith(path), [])).toMatchObject({ ok: false });
});

it.each(['/searches', '/help/parking'])('the gate accepts the route %s', (path) => {
  expect(checkRoutes(buildWith(path), [])).toMatchObject({ ok: true });
});
