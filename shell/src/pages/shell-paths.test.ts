import { shellPaths } from '@park/domain';
import { shellPages } from './shell-pages';

test('the shell has a page for each of its paths, and no other', () => {
  expect(shellPages.map(({ path }) => path).sort()).toEqual([...shellPaths].sort());
});
