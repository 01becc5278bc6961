import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shellPaths } from '@park/domain';
import { matchRoute, openShellPaths } from './match-route';

it.each([...shellPaths])('the shell’s server knows %s as a path of the shell', (shellPath) => {
  expect(matchRoute([], shellPath)).toMatchObject({ owner: 'shell' });
});

it('has no other path of the shell', () => {
  // The record is not exported; each entry begins with its path.
  const source = readFileSync(path.join(__dirname, 'match-route.ts'), 'utf8');
  const [, routes = ''] = /^const shellRoutes.*?= \{\n(.*?)^\};/ms.exec(source) ?? [];
  const paths = [...routes.matchAll(/^ {2}'([^']+)': /gm)].map(([, found]) => found);
  expect(paths.sort()).toEqual([...shellPaths].sort());
});

it('lists paths of the shell in the sitemap', () => {
  expect(openShellPaths.filter((open) => !shellPaths.includes(open))).toEqual([]);
});
