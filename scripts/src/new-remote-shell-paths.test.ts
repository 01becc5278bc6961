import { shellFolders, shellPaths } from '../../shared/domain/src/shell-paths';
import { findConflict } from './new-remote-name';

const firstParts = [...shellPaths.map((page) => page.split('/')[1] ?? ''), ...shellFolders];

it.each(firstParts.filter((part) => part !== ''))('no new remote is called mf-%s', (part) => {
  expect(findConflict(`mf-${part}`, [])).toBe(`/${part} belongs to the shell. Choose another name.`);
});

it('has the pages of the shell that the park writes', () => {
  expect(firstParts).toEqual(expect.arrayContaining(['search', 'privacy', 'imprint', 'contact', 'help']));
});
