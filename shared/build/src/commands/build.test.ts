import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('refuses a name that it does not know, with the list of names', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'build.ts'), 'mf-directroy'],
    { encoding: 'utf8', cwd: __dirname },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Nothing to build is named mf-directroy\. There are: api, .*shell, .*mf-directory/);
});
